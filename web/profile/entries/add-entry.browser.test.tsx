import { afterEach, expect, test } from 'vitest'
import type { EntryDraft } from '#contract/profile-entry.ts'
import { answer, leave, signIn } from '#tests/browser/world.ts'
import { addEntry } from './add-entry.ts'

afterEach(leave)

const ID = '019a9f3e-6c00-7b1d-9c52-3f0a7d61e284'
const draft: EntryDraft = {
  ...{ kind: 'position', title: 'Registrar', institution: 'KEM Hospital', started: '2012-06', ended: 'present' },
  ...{ location: '', note: '' },
}

test('what was corrected after an answer was lost is what stands', async () => {
  signIn('asha')
  const changed: unknown[] = []
  answer({
    'POST /api/profile/entries': () => ({ id: ID, ...draft, title: 'Registar' }),
    [`PUT /api/profile/entries/${ID}`]: ({ body }) => {
      changed.push(body)
      return { id: ID, ...draft }
    },
  })

  expect(await addEntry(ID, draft)).toEqual({ id: ID, ...draft })
  expect(changed).toMatchObject([{ title: 'Registrar' }])
})

test('an entry that stands as it was sent is not changed', async () => {
  signIn('asha')
  answer({ 'POST /api/profile/entries': () => ({ id: ID, ...draft }) })

  expect(await addEntry(ID, draft)).toEqual({ id: ID, ...draft })
})

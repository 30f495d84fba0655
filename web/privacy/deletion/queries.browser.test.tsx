import { afterEach, expect, test } from 'vitest'
import { answer, leave, signIn } from '#tests/browser/world.ts'
import { findDraft, saveDraft } from '../../lib/drafts.ts'
import { forgetSession } from '../../lib/session.ts'
import { deleteNow } from './queries.ts'

afterEach(leave)

const shown = { password: 'secret', code: undefined, passkey: undefined }

test('an account that is deleted at once leaves nothing that its member wrote in this browser', async () => {
  signIn('asha')
  saveDraft('post', { text: 'Begun' })
  answer({
    'POST /api/account/deletion/now': () => {
      // The line is faster than the answer.
      forgetSession()
      return { message: 'Your account is deleted.' }
    },
  })

  expect(await deleteNow(shown)).toBe('Your account is deleted.')

  expect(findDraft('post', 'asha')).toBeUndefined()
})

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { catalogueOf, filesOf, languages } from './support/catalogues.ts'
import { constantsIn, saidIn, unsaidInToasts } from './support/said.ts'

const web = filesOf(['web/**/*.{ts,tsx}']).map((path) => ({ path, text: readFileSync(path, 'utf8') }))
const open = web.flatMap(constantsIn).filter(({ isOpen }) => isOpen)

/** What the web says anywhere, on a page of whatever language or in a toast. */
const said = web
  .filter(({ text }) => text.includes('say'))
  .flatMap((source) => {
    const { words, constants } = saidIn(source)
    const own = constantsIn(source)
    const named = constants.flatMap((name) =>
      (own.some((one) => one.name === name) ? own : open).flatMap((one) => (one.name === name ? [one.words] : [])),
    )
    return [...words, ...named].map((text) => `${source.path}: ${text}`)
  })

/** What the server answers to be said as it is. */
const answered = filesOf(['server/account/**/*.ts', 'server/privacy/deletion/*.ts']).flatMap((path) =>
  [...readFileSync(path, 'utf8').matchAll(/\bmessage: '([^']+[.!])'/g)].map(([, text = '']) => `${path}: ${text}`),
)

test.each(languages)('%s has words for whatever is said anywhere, and for what the server answers to be said', (language) => {
  const catalogue = catalogueOf(language)

  const missing = [...said, ...answered].filter((one) => !Object.hasOwn(catalogue, one.slice(one.indexOf(': ') + 2)))

  expect(answered).not.toEqual([])
  expect(missing).toEqual([])
})

test('no toast says what no catalogue can hold', () => {
  const found = web
    .filter(({ text }) => text.includes('toast'))
    .flatMap((source) => unsaidInToasts(source).map((words) => `${source.path}: ${words}`))

  expect(found).toEqual([])
})

test('a toast in English is found, whichever of its words are', () => {
  const planted = {
    path: 'web/planted.ts',
    text: `
      toast.success('Saved')
      toast.error(isBusy ? say('Not saved.') : 'Not sent.', {
        id: 'a toast',
        ...(waits && { description: \`\${title} waits\` }),
        action: { label: name ?? 'Undo', onClick: () => toast.dismiss('a toast') },
      })
      toast.info(asWritten(note), { description: wordsOf(error) })
      toast.success(say(isOn ? 'On' : NO_ROOM))`,
  }

  expect(unsaidInToasts(planted)).toEqual(['Saved', 'Not sent.', '… waits', 'Undo'])
  expect(saidIn(planted).words).toEqual(['Not saved.', 'On'])
})

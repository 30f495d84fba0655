import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { refusals } from '#contract/refusals.ts'

const folder = join(import.meta.dirname, '../web/lib/language')
const languages = readdirSync(folder).filter((name) => !name.includes('.'))

/** The rooms that speak every language: whatever stands in them for a reader goes through `say`. */
const TRANSLATED = [
  'web/app/bar/*.tsx',
  'web/app/theme/*.tsx',
  'web/app/Shell.tsx',
  'web/welcome/landing/*.tsx',
  'web/welcome/{ClosingCall,SiteFooter,ShareLinks}.tsx',
  'web/pages/LandingPage.tsx',
  'web/pages/account/{Login,Register,ResetPassword}Page.tsx',
  'web/account/{form,sign-in,reset,google}/*.tsx',
]
const sources = globSync(TRANSLATED).filter((path) => !path.includes('.test.'))
const everything = globSync(['web/**/*.{ts,tsx}', 'contract/brand.ts', 'server/account/**/*.ts'])
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n')

const catalogueOf = (language: string): Record<string, string> =>
  Object.assign(
    {},
    ...globSync(`${folder}/${language}/*.json`).map((path) => JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>),
  )

/** What a file hands to `say` as a text of its own. */
const said = (code: string) =>
  [...code.matchAll(/\bsay(?:Around)?\(\s*'((?:[^'\\]|\\.)+)'/g)].map(([, words = '']) => words.replaceAll("\\'", "'"))

/** What a reader would see or hear in English whatever they chose: text between tags, and the attributes that are read. */
function unsaid(code: string) {
  const between = [...code.matchAll(/>\s*([^<>{}()=;]*[A-Za-z]{2}[^<>{}()=;]*?)\s*<\//g)].map(([, words = '']) => words)
  const read = [...code.matchAll(/\b(?:label|title|lead|alt|placeholder|aria-label)="([^"]*[A-Za-z]{2}[^"]*)"/g)].map(
    ([, words = '']) => words,
  )
  return [...between, ...read]
}

/** Names and examples that stay as they are. */
const STAYS = /^(?:Doxy AI|you@hospital\.in)$/

/** What a table, or a frame that says what it is given, holds for `say`: PlaceLink, AuthPage, AccountForm and the like. */
function handedOn(path: string, code: string) {
  const frames = path.startsWith('web/pages/account/') ? 'title|lead' : path.startsWith('web/app/bar/') ? 'label' : 'act|doing'
  const given = [...code.matchAll(new RegExp(`\\b(?:${frames})="([^"]+)"`, 'g'))].map(([, words = '']) => words)
  const rows = [...code.matchAll(/\b(?:label|title|line|lead|words): (?:'((?:[^'\\]|\\.)+)'|"([^"]+)")/g)].map(
    ([, one, two]) => one ?? two ?? '',
  )
  return { given, all: [...given, ...rows] }
}

describe.each(languages)('%s', (language) => {
  const catalogue = catalogueOf(language)

  test('every refusal has words, and none that is no refusal any more', () => {
    const codes = Object.keys(catalogue).filter((id) => /^[A-Z]+(?:_[A-Z]+)*$/.test(id))
    expect(codes.sort()).toEqual(Object.keys(refusals).sort())
  })

  test('everything that the translated rooms say has words', () => {
    const missing = [...sources, 'web/app/routes/places.ts'].flatMap((path) => {
      const code = readFileSync(path, 'utf8')
      return [...said(code), ...handedOn(path, code).all].filter((words) => !Object.hasOwn(catalogue, words))
    })
    expect(missing).toEqual([])
  })

  test('no words are left over of what is not said any more', () => {
    const left = Object.keys(catalogue).filter(
      (id) => !everything.includes(id.replaceAll("'", "\\'")) && !everything.includes(id) && !(id in refusals),
    )
    expect(left).toEqual([])
  })

  test('values and marked parts of a text stand in its words too', () => {
    const marks = (text: string) => text.match(/\{\w+\}|\*/g)?.sort() ?? []
    const torn = Object.entries(catalogue).filter(([id, words]) => !(id in refusals) && marks(id).join() !== marks(words).join())
    expect(torn).toEqual([])
  })
})

test('nothing in the translated rooms is shown that no catalogue can hold', () => {
  const found = sources.flatMap((path) => {
    const code = readFileSync(path, 'utf8')
    const { given } = handedOn(path, code)
    return unsaid(code).flatMap((words) => (STAYS.test(words) || given.includes(words) ? [] : [`${path}: ${words}`]))
  })
  expect(found).toEqual([])
})

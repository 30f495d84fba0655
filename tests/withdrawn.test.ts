import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const web = join(import.meta.dirname, '../web')

/** A member's name among the words of a page, and not in the label of something. */
const names = /(?<![$=])\{(?:\w+\.)*(?:author|member|card|by|whose)\.name\}/g
const marks = /<MarkSaid /g
const says = /<Withdrawn |<AuthorLine |\.state === .withdrawn./g

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

test('wherever a page shows a member’s name, it says that their verification was withdrawn', () => {
  const showing = readdirSync(web, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx') && !path.endsWith('.test.tsx') && !path.startsWith('ui'))
    .map((path) => ({ path, text: readFileSync(join(web, path), 'utf8') }))
    .map(({ path, text }) => ({ path, shown: Math.max(count(text, names), count(text, marks)), said: count(text, says) }))

  expect(showing.filter(({ shown }) => shown > 0).length).toBeGreaterThan(10)
  expect(showing.filter(({ shown, said }) => shown > said).map(({ path }) => path)).toEqual([])
})

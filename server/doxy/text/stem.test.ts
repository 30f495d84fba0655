import { expect, test } from 'vitest'
import { freshDatabase } from '#tests/support/database.ts'
import { stem } from './stem.ts'

const ROOTS = `abdomin adm add agr anaem analy anticoagul arsen asthm authen bacteri bloo boy by can card clinic commun control cough cry
  diabet diagnos divers ear egg emerg ev evid exc fee fibrill fizz gener haem herr hop hopp hypertens immun importanc infect infl inn
  inter intern intu kidney later l lat mal metabol mot need nephr neur ob observ occurr oper organ out over ow past paste patient
  pharmac pneum proc prognos psych radi rat relat say skat sk sm statist succ surg sympt therap thromb tie tooth treat tub un under
  univers unt us vaccin ven wan was y`.split(/\s+/)
const ENDINGS = `s ed ing ingly edly ly ally ness ational ization ative ical ogist ogy ologi ion ment es ies y eed eedly ied er ful
  fulness 's s' able ability ible ibly ism ist ence ency ance ancy ous ously ousness e ll ell lessly al alli ality alize icate iciti
  icity ate ator ation ive ivity iveness ize izer yed ying ement ant ent`.split(/\s+/)
const ODD = `skis skies dying lying tying idly gently ugly early only singly sky news howe atlas cosmos bias andes inning outing canning
  herring earring proceed exceed succeed innings exceeding gas this kiwis bus abyss yes youth toy sayyid yyy ii aa`.split(/\s+/)

test('a word has the stem that PostgreSQL gives it', async ({ onTestFinished }) => {
  const { database, drop } = await freshDatabase()
  onTestFinished(drop)
  // Before version 18 PostgreSQL cut "adding" to "ad".
  const old = Number(database.version.split('.')[0]) < 18
  const words = [...ODD, ...ROOTS.flatMap((root) => ['', ...ENDINGS].map((ending) => root + ending))]

  const { rows } = await database.pool.query<{ word: string; stem: string | null }>(
    `select word, (ts_lexize('english_stem', word))[1] as stem from unnest($1::text[]) as word`,
    [words.filter((word) => !old || !/^(add|egg)/.test(word))],
  )

  const stemmed = rows.filter((row) => row.stem !== null)
  expect(stemmed.length).toBeGreaterThan(5000)
  expect(stemmed.filter((row) => stem(row.word) !== row.stem)).toEqual([])
})

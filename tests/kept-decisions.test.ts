import { sql } from 'kysely'
import { expect } from 'vitest'
import { deskCases } from './support/desk-cases.ts'
import { operations } from './support/operations.ts'
import { sendInput, validInputs } from './support/valid-input.ts'
import { test, type World } from './support/world.ts'

/** Of what a decision speaks, and not what it says. */
const NOT_SAID = /^(\w*Id|ids|no|checkedAt|upTo|pageVersion|sequence)$/
/** What a decision says and no row holds, with the reason. */
const NOT_A_ROW = [
  'moderation.decideReport rule: it is kept of a report that is upheld, which a test of its own reads',
  'moderation.decideReport closes: what one moderator alone asks for waits, which a test of its own reads',
  'documents.decide publish: the document stays for everybody, or goes',
  'verification.approve reasons: they are notes on what differs in a register, which is a test of its own',
  'staff.stepDown role: it is gone',
  'staff.ask handle: the member is kept by their id',
]
/** Where a field stands under another name. */
const columns: Record<string, readonly string[]> = {
  words: ['words', 'decision', 'reason'],
  outcome: ['state', 'outcome'],
  status: ['verification'],
}

const decisions = operations.flatMap((operation) => {
  const said = operation.fields.filter(
    (field) => !NOT_SAID.test(field) && !NOT_A_ROW.some((one) => one.startsWith(`${operation.name} ${field}:`)),
  )
  return operation.access === 'staff' && operation.method !== 'GET' && said.length > 0 ? [{ ...operation, said }] : []
})

/** Every column with its value in every row, also those of a text that is JSON. */
async function stored({ db }: World) {
  const { rows } = await sql<{ name: string }>`select tablename as name from pg_tables where schemaname = 'public'`.execute(db)
  const all = rows.map(async ({ name }) => {
    const table = await sql<{ row: object }>`select to_jsonb(t) as row from ${sql.table(name)} t`.execute(db)
    return table.rows.flatMap(({ row }) => pairsIn(row).map((pair) => `${name}/${pair}`))
  })
  return new Set((await Promise.all(all)).flat())
}

function pairsIn(value: unknown, name = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => pairsIn(one, name))
  if (typeof value === 'string' && value.startsWith('{"')) return pairsIn(JSON.parse(value), name)
  if (typeof value !== 'object' || value === null) return [`${name}: ${JSON.stringify(value)}`]
  return Object.entries(value).flatMap(([key, inner]) => pairsIn(inner, key))
}

test.for(decisions)('$name keeps what its reviewer says', async (operation, { world }) => {
  const proven = new Set<string>()
  for (const nth of [0, 1] as const) {
    await world.db.deleteFrom('post').execute()
    const [asha, ravi, farah] = [await world.member(), await world.member(), await world.reviewer()]
    const subject = await deskCases[operation.name]!({ asha, ravi, farah, world })
    const input = { ...validInputs(operation, nth)[0], ...subject } as Record<string, unknown>
    const before = await stored(world)
    const answer = await sendInput(world, operation, input, farah.token)
    expect([answer.status, answer.ok ? '' : await answer.text()]).toEqual([200, ''])
    const after = await stored(world)

    for (const field of operation.said) {
      const pairs = pairsIn(input[field]).map((pair) => (columns[field] ?? [field]).map((column) => `/${column}${pair}`))
      const found = pairs.map((ways) => [...after].filter((pair) => ways.some((way) => pair.endsWith(way))))
      expect([field, found.every(({ length }) => length > 0)]).toEqual([field, true])
      if (found.flat().some((pair) => !before.has(pair))) proven.add(field)
    }
  }

  // Of two different values one was not what stood there before.
  expect([...proven].sort()).toEqual(operation.said.toSorted())
})

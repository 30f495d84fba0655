import { sql } from 'kysely'
import { expect } from 'vitest'
import { checks } from '#contract/checks.ts'
import { feed } from '#contract/feed.ts'
import { grievances } from '#contract/grievances.ts'
import { manuscripts } from '#contract/manuscripts.ts'
import { moderation } from '#contract/moderation.ts'
import { profile } from '#contract/profile.ts'
import { verification } from '#contract/verification.ts'
import { coursesInTurns } from '#corpus/read-courses.ts'
import { layCourses } from '#server/education/courses/lay.ts'
import { newId } from '#server/platform/ids.ts'
import { approve, registration } from './support/claims.ts'
import { writtenFrom } from './support/courses.ts'
import { addDocument, found } from './support/institutions.ts'
import { marked } from './support/marks.ts'
import { operations } from './support/operations.ts'
import { sendInput, validInputs } from './support/valid-input.ts'
import { type TestMember, test, type World } from './support/world.ts'

type Stage = { asha: TestMember; ravi: TestMember; farah: TestMember; world: World }

/** Of what a decision speaks, and not what it says. */
const NOT_SAID = /^(\w*Id|ids|no|checkedAt|upTo|pageVersion|sequence)$/
/** What a decision says and no row holds, with the reason. */
const NOT_A_ROW = [
  'moderation.decideReport rule: it is kept of a report that is upheld, which a test of its own reads',
  'documents.decide publish: the document stays for everybody, or goes',
  'verification.approve reasons: they are notes on what differs in a register, which is a test of its own',
  'reviewers.ask handle: the member is kept by their id',
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
  return operation.access === 'reviewer' && operation.method !== 'GET' && said.length > 0 ? [{ ...operation, said }] : []
})

const write = (by: TestMember) => by.call(feed.create, { clientId: newId(), content: 'A case' })

async function taken({ asha, farah }: Stage) {
  const { id: claimId } = await asha.call(verification.submit, { kind: 'doctor', proof: registration() })
  await farah.call(verification.take, { claimId })
  return { claimId }
}

/** Something that waits for each decision. */
const waiting: Record<string, (stage: Stage) => Promise<object>> = {
  'moderation.decideReport': async ({ asha, ravi }) => {
    const { id: subjectId } = await write(ravi)
    return { reportId: (await asha.call(moderation.report, { kind: 'post', subjectId, reason: 'spam', words: 'Look.' })).id }
  },
  'moderation.decideAppeal': async ({ asha }) => ({
    appealId: (await asha.call(moderation.appealName, { name: 'Wardmates Rao', words: 'It is my name.' })).id,
  }),
  'grievances.decide': async ({ asha }) => ({
    grievanceId: (await asha.call(grievances.file, { kind: 'fault', words: 'Look.' })).id,
  }),
  'verification.note': taken,
  'verification.askMore': taken,
  'verification.reject': taken,
  'verification.approve': taken,
  'verification.revoke': async ({ asha, farah }) => {
    const { id: claimId } = await asha.call(verification.submit, { kind: 'doctor', proof: registration() })
    await approve(farah, claimId)
    return { claimId }
  },
  'verification.keep': async ({ asha, farah }) => {
    const { id: claimId } = await asha.call(verification.submit, { kind: 'doctor', proof: registration() })
    await approve(farah, claimId)
    await farah.call(verification.revoke, { claimId, words: 'Struck off.' })
    return { claimId }
  },
  'reviewers.ask': async ({ asha }) => ({ handle: (await asha.call(profile.get, {})).card.handle, makes: true }),
  'institutionClaims.decide': async ({ asha }) => {
    const { id: claimId } = await found(asha)
    await addDocument(asha, claimId)
    return { claimId, pageVersion: 1 }
  },
  'manuscripts.sendBack': async ({ asha, world }) => {
    await layCourses(world.db)
    await world.db.updateTable('member').set(marked()).where('id', '=', asha.id).execute()
    const { value: text } = await coursesInTurns().next()
    const { id: manuscriptId, sequence } = await asha.call(manuscripts.begin, { clientId: newId() })
    const saved = await asha.call(manuscripts.save, { manuscriptId, sequence, course: writtenFrom(text!) })
    await asha.call(manuscripts.submit, { manuscriptId, sequence: saved.sequence })
    return { manuscriptId, sequence: saved.sequence }
  },
  'checks.decide': async ({ asha, world }) => {
    const { id: postId } = await write(asha)
    await world.runJobs()
    const checked = { outcome: 'checked', checked_at: new Date() } as const
    await world.db.updateTable('post_check').set(checked).where('post_id', '=', postId).execute()
    const { checkedAt } = await asha.call(checks.contest, { postId, words: 'Read it.' })
    return { postId, checkedAt }
  },
}

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
    const subject = await waiting[operation.name]!({ asha, ravi, farah, world })
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

test('every decision of a reviewer is among them', () => {
  expect(decisions.map(({ name }) => name).sort()).toEqual(Object.keys(waiting).sort())
})

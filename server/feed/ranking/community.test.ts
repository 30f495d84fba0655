import { expect, test } from 'vitest'
import { seedCommunity } from '#tests/support/community.ts'
import { freshDatabase } from '#tests/support/database.ts'
import type { Db } from '../../platform/db/client.ts'
import { keepTrending } from '../trending/keep.ts'
import { findCandidates } from './candidates.ts'
import { getReader } from './reader.ts'
import { APART, type Candidate, type Reader, rank } from './rules.ts'

const TOP = 20
const READERS = 40

/** What twenty posts hold for a reader, as shares; `repeats` are authors met again within five. */
function measure(posts: readonly Candidate[], reader: Reader) {
  const share = (is: (post: Candidate, at: number) => boolean) => posts.filter(is).length / posts.length
  return {
    byMates: share(({ authorId }) => reader.mates.has(authorId)),
    inSpecialty: share(({ topics }) => topics.includes(reader.specialty)),
    verified: share(({ verification }) => verification === 'verified'),
    disputed: share(({ verification }) => verification === 'disputed'),
    answered: share(({ isQuestion, commenters }) => isQuestion && commenters.length > 0),
    repeats: share(({ authorId }, at) => posts.slice(Math.max(0, at - APART + 1), at).some((before) => before.authorId === authorId)),
    hours: posts.map(({ ageHours }) => ageHours).sort((a, b) => a - b)[Math.floor(posts.length / 2)]!,
  }
}

type Measures = ReturnType<typeof measure>

const mean = (all: readonly Measures[], what: keyof Measures) => all.reduce((sum, one) => sum + one[what], 0) / all.length

async function compare(db: Db, readerIds: readonly string[]) {
  const ranked: Measures[] = []
  const newest: Measures[] = []
  for (const id of readerIds) {
    const reader = await getReader(db, id)
    const candidates = await findCandidates(db, reader)
    const byId = new Map(candidates.map((post) => [post.id, post]))
    const order = rank(candidates, reader).slice(0, TOP)
    ranked.push(
      measure(
        order.map((postId) => byId.get(postId)!),
        reader,
      ),
    )
    // The newest of all are among the candidates.
    const first = [...byId.keys()].sort().reverse().slice(0, TOP)
    newest.push(
      measure(
        first.map((postId) => byId.get(postId)!),
        reader,
      ),
    )
  }
  return { of: (what: keyof Measures) => ({ ranked: mean(ranked, what), newest: mean(newest, what) }) }
}

test('in a made-up community twenty ranked posts hold more of what matters than the twenty newest, and are of these days', {
  timeout: 60_000,
}, async () => {
  const { database, drop } = await freshDatabase()
  try {
    const people = await seedCommunity(database.db, { members: 400, posts: 2000 })
    await keepTrending(database.db, Date.now())

    const { of } = await compare(
      database.db,
      people.slice(-READERS).map(({ id }) => id),
    )

    expect(of('byMates').ranked).toBeGreaterThan(3 * of('byMates').newest)
    expect(of('inSpecialty').ranked).toBeGreaterThan(2 * of('inSpecialty').newest)
    expect(of('verified').ranked).toBeGreaterThan(1.5 * of('verified').newest)
    expect(of('answered').ranked).toBeGreaterThan(1.2 * of('answered').newest)
    expect(of('disputed').ranked).toBeLessThan(of('disputed').newest / 2)
    expect(of('repeats').newest).toBeGreaterThan(0)
    expect(of('repeats').ranked).toBe(0)
    expect(of('hours').ranked).toBeLessThan(48)
  } finally {
    await drop()
  }
})

import { saveTopics } from '#server/feed/post-topics.ts'
import type { Db } from '#server/platform/db/client.ts'
import { newId } from '#server/platform/ids.ts'
import { marked } from './marks.ts'

const HOUR_MS = 3600_000
const DAYS = 14
const SPECIALTIES = ['Medicine', 'Surgery', 'Paediatrics', 'Cardiology', 'Obstetrics', 'Orthopaedics', 'Psychiatry', 'Nephrology']
const HOSPITALS = 24

/** Numbers from 0 to 1, the same in every run (mulberry32). */
function numbers(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

type Person = { id: string; specialty: string; hospital: string; mates: Set<string> }

/**
 * A community as one would expect it: mates are mostly of one specialty or hospital, a few members write much, most write little, and those
 * who know a post's author or its field discuss it. Likes follow none of that.
 */
export async function seedCommunity(db: Db, { members, posts }: { members: number; posts: number }): Promise<Person[]> {
  const random = numbers(2026)
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)]!
  const people: Person[] = Array.from({ length: members }, () => ({
    id: newId(),
    specialty: SPECIALTIES[Math.floor(random() ** 1.5 * SPECIALTIES.length)]!,
    hospital: `Hospital ${Math.floor(random() * HOSPITALS)}`,
    mates: new Set(),
  }))
  for (const one of people) {
    const near = [
      people.filter(({ specialty }) => specialty === one.specialty),
      people.filter(({ hospital }) => hospital === one.hospital),
      people,
    ]
    for (let at = 0; at < 6; at++) {
      const other = pick(near[random() < 0.6 ? 0 : random() < 0.6 ? 1 : 2]!)
      if (other === one || one.mates.has(other.id)) continue
      one.mates.add(other.id)
      other.mates.add(one.id)
    }
  }

  const written = Array.from({ length: posts }, () => {
    const author = people[Math.floor(random() ** 5 * members)]!
    const at = Date.now() - random() * DAYS * 24 * HOUR_MS
    const check = random()
    const near = people.filter(({ id, specialty }) => id !== author.id && (author.mates.has(id) || specialty === author.specialty))
    return {
      author,
      isQuestion: random() < 0.35,
      at,
      id: newId(Math.floor(at)),
      likes: Math.floor(random() ** 6 * 300),
      commenters: Array.from({ length: Math.floor(random() ** 2 * 6) }, () => pick(random() < 0.8 && near.length > 0 ? near : people)),
      verification: check < 0.12 ? ('verified' as const) : check < 0.17 ? ('disputed' as const) : ('pending' as const),
    }
  })
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('member')
      .values(
        people.map(({ id, specialty, hospital }, at) => ({
          id,
          handle: `doctor-${at}`,
          name: `Dr. ${at}`,
          specialty,
          hospital,
          ...(at % 3 === 0 && marked()),
        })),
      )
      .execute()
    const links = people.flatMap(({ id, mates }) =>
      [...mates].filter((other) => id < other).map((other) => ({ from_id: id, to_id: other })),
    )
    await tx
      .insertInto('mate_link')
      .values(links.map((link) => ({ ...link, state: 'connected' as const, connected_at: new Date() })))
      .execute()
    for (let from = 0; from < posts; from += 500) {
      const some = written.slice(from, from + 500)
      await tx
        .insertInto('post')
        .values(
          some.map(({ id, author, at, likes, commenters, verification, isQuestion }) => ({
            id,
            author_id: author.id,
            client_id: id,
            content: `A case ${isQuestion ? 'for you?' : 'of ours.'} #${author.specialty}${Math.floor(random() * 5)}`,
            like_count: likes,
            comment_count: commenters.length,
            verification,
            created_at: new Date(at),
          })),
        )
        .execute()
      const comments = some.flatMap(({ id, at, commenters }) =>
        commenters.map((by, nth) => ({
          id: newId(Math.floor(at) + nth),
          post_id: id,
          author_id: by.id,
          client_id: newId(),
          text: 'Seen here too.',
        })),
      )
      if (comments.length > 0) await tx.insertInto('post_comment').values(comments).execute()
      await saveTopics(
        tx,
        some.map(({ id }) => id),
      )
    }
  })
  return people
}

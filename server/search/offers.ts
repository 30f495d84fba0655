import { DID_YOU_MEAN_MAX } from '#contract/limits.ts'
import type { Db } from '../platform/db/client.ts'
import { findPeople } from './people.ts'
import { findPosts } from './posts.ts'
import { withoutWorkplace } from './reading.ts'
import { parsePeopleQuery, parsePostsQuery } from './rules.ts'
import { offerSpellings } from './spelling.ts'

/** Below this many people a question may have been misspelt. */
const FEW = 3

/** What may have been meant by a question that found so few: other spellings of it that find anybody, or any post. */
export async function offersFor(db: Db, viewerId: string, q: string, found: { people: number; posts: number }): Promise<string[]> {
  const people = found.people < FEW ? parsePeopleQuery(q) : null
  const ofPeople = people && !people.email ? [...(await offerSpellings(db, 'people', people.words)), ...elsewhere(people.words)] : []
  const posts = found.posts === 0 && found.people === 0 ? parsePostsQuery(q) : null
  const ofPosts = posts ? await offerSpellings(db, 'posts', posts.words) : []
  const fit = await Promise.all([
    ...ofPeople.map(async (offer) => ((await findsPeople(db, viewerId, offer)) ? offer : [])),
    ...ofPosts.map(async (offer) => ((await findsPosts(db, viewerId, offer)) ? offer : [])),
  ])
  return [...new Set(fit.flat())].slice(0, DID_YOU_MEAN_MAX)
}

/** The same specialist in the same town, where nobody is at the hospital that was asked for. */
const elsewhere = (words: readonly string[]) => [withoutWorkplace(words) ?? []].flat()

const findsPeople = async (db: Db, viewerId: string, q: string) =>
  (await findPeople(db, viewerId, parsePeopleQuery(q)!, 1)).items.length > 0
const findsPosts = async (db: Db, viewerId: string, q: string) => (await findPosts(db, viewerId, parsePostsQuery(q)!, 1)).items.length > 0

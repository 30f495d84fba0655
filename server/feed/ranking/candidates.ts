import { CompiledQuery } from 'kysely'
import type { VerificationStatus } from '#contract/feed.ts'
import type { Db } from '../../platform/db/client.ts'
import { firstIdAt } from '../../platform/ids.ts'
import { readableBy } from '../readers.ts'
import { hasMuted } from '../timeline.ts'
import { topicsFor } from './reader.ts'
import type { Candidate, Reader } from './rules.ts'

const DAY_MS = 24 * 3600_000
/** What is older stands below, newest first. */
const WINDOW_DAYS = 14

/** How many of each kind are looked at: by one author or on one topic, and in all. */
const LIMITS = { newest: 80, talkedAbout: 40, byOne: 4, byMates: 100, byFollowed: 60, onOne: 30, onTopics: 100, discussedByMates: 40 }
/** Of a long thread the latest comments tell who discusses it. */
const COMMENTS_READ = 20

/** The newest posts of the members in this array, no more than a few of each: those who wrote last are asked first. */
const newestBy = (authors: string, max: number) => `
  select post.id from (
    select newest.id, newest.author_id from unnest(${authors}) as wanted (id)
    cross join lateral (select id, author_id from post where author_id = wanted.id and id >= $2 order by id desc limit 1) as newest
    order by newest.id desc limit ${max}
  ) as first
  cross join lateral (select id from post where author_id = first.author_id and id >= $2 order by id desc limit ${LIMITS.byOne}) as post
  order by post.id desc limit ${max}`

/** Mates who are asked one by one. Of more, those who wrote lately are met among what is newest of all. */
const MATES_ASKED = 500
const LOOKED_THROUGH = 2000

type OfMates = { written: string; discussed: string }

/** What each of the reader's mates wrote last, and under which posts they commented. */
const askedEach: OfMates = {
  written: newestBy('$3::uuid[]', LIMITS.byMates),
  discussed: `
    select said.post_id from unnest($3::uuid[]) as mate (id)
    cross join lateral (select id, post_id from post_comment where author_id = mate.id and id >= $2 order by id desc limit 1) as said
    where said.post_id >= $2 order by said.id desc limit ${LIMITS.discussedByMates}`,
}

/** The same for somebody with very many mates. */
const metAmongNewest: OfMates = {
  written: `
    select newest.id from (select id, author_id from post where id >= $2 order by id desc limit ${LOOKED_THROUGH}) as newest
    where newest.author_id in (select unnest($3::uuid[])) order by newest.id desc limit ${LIMITS.byMates}`,
  discussed: `
    select said.post_id from (select id, post_id, author_id from post_comment where id >= $2 order by id desc limit ${LOOKED_THROUGH}) as said
    where said.post_id >= $2 and said.author_id in (select unnest($3::uuid[])) order by said.id desc limit ${LIMITS.discussedByMates}`,
}

/** $2 begins the window, $3 are the reader's mates, $4 the people and $5 the topics that they want. */
const chosenBy = ({ written, discussed }: OfMates) => `
  (select id from post where id >= $2 order by id desc limit ${LIMITS.newest})
  union (select post_id from talked_about where post_id >= $2 order by talk desc limit ${LIMITS.talkedAbout})
  union (${written})
  union (${newestBy('$4::uuid[]', LIMITS.byFollowed)})
  union (
    select on_topic.post_id from unnest($5::text[]) as wanted (topic)
    cross join lateral (
      select post_id from post_topic where topic = wanted.topic and post_id >= $2 order by post_id desc limit ${LIMITS.onOne}
    ) as on_topic order by on_topic.post_id desc limit ${LIMITS.onTopics})
  union (${discussed})`

/** A sentence ends in a question mark; one before a word, as in "?bleed", is a clinician's shorthand for a suspicion. */
const isQuestion = String.raw`position('?' in p.content) > 0 and p.content ~ '[[:alnum:])”"'']\?+([^[:alnum:]]|$)'`

/**
 * What the rule asks of each of these posts, one row looked up after the other; $1 is the reader. That comments are younger than their post is
 * said so that PostgreSQL 15 too reads the last of a long thread and no others.
 */
const featuresOf = (ids: string) => `
  select p.id, p.author_id, (extract(epoch from now() - p.created_at) / 3600)::float8 as age_hours, p.like_count as likes, p.verification,
    m.proven <> '[]' as proven_author, ${isQuestion} as is_question,
    array(select topic from post_topic t where t.post_id = p.id) as topics,
    case when p.comment_count > 0 then array(
      select c.author_id from (select * from post_comment where post_id = p.id and id > p.id order by id desc limit ${COMMENTS_READ}) as c
      where c.author_id <> p.author_id and not c.is_ai) else '{}' end as commenters,
    coalesce((select visits from post_seen s where s.member_id = $1 and s.post_id = p.id), 0) as visits
  from (${ids}) as wanted (id)
  cross join lateral (select * from post where id = wanted.id limit 1) as p
  cross join lateral (select proven from member where id = p.author_id limit 1) as m
  where ${readableBy('$1', 'p')}`

const candidatesOf = (mates: OfMates) => `${featuresOf(chosenBy(mates))}
    and (select true from post_hidden h where h.member_id = $1 and h.post_id = p.id) is null
    and (p.author_id = $1 or not ${hasMuted('$1', 'p.content')})`

/** The statements behind a ranking and behind the reasons of one post. */
export const ranking = {
  candidates: candidatesOf(askedEach),
  candidatesOfMany: candidatesOf(metAmongNewest),
  one: featuresOf('select $2::uuid'),
}

type Row = {
  id: string
  author_id: string
  age_hours: number
  likes: number
  verification: VerificationStatus
  proven_author: boolean
  is_question: boolean
  topics: string[]
  commenters: string[]
  visits: number
}

async function ask(db: Db, statement: string, values: readonly unknown[]): Promise<Candidate[]> {
  const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(statement, [...values]))
  return rows.map(({ author_id, age_hours, proven_author, is_question, ...rest }) => ({
    ...rest,
    authorId: author_id,
    ageHours: age_hours,
    provenAuthor: proven_author,
    isQuestion: is_question,
  }))
}

/** The first identifier of the window. */
export const since = () => firstIdAt(new Date(Date.now() - WINDOW_DAYS * DAY_MS))

/** The few hundred posts among which the rule chooses for this reader. */
export const findCandidates = (db: Db, reader: Reader) =>
  ask(db, reader.mates.size > MATES_ASKED ? ranking.candidatesOfMany : ranking.candidates, [
    reader.id,
    since(),
    [...reader.mates],
    [...reader.followedPeople],
    topicsFor(reader),
  ])

/** One post as the rule sees it, unless there is none that the reader may see. */
export const findCandidate = async (db: Db, readerId: string, postId: string) => (await ask(db, ranking.one, [readerId, postId]))[0]

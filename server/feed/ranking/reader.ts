import { CompiledQuery } from 'kysely'
import type { Follow } from '#contract/choices.ts'
import { topicKey } from '#contract/hashtags.ts'
import type { Db } from '../../platform/db/client.ts'
import { mateIdsOf } from '../../relations/public.ts'
import { type Hidden, lessOf, type Reader, topicOf } from './rules.ts'

/** What is hidden counts for so long, and the latest of it alone. */
const HIDDEN_DAYS = 90
const HIDDEN_MAX = 50

/** The statement that reads what the rule knows of a reader: $1. */
export const aboutReader = `
  select lower(m.specialty) as specialty, ${mateIdsOf('$1')} as mates,
    profile.interests,
    (select coalesce(json_agg(json_build_object('kind', f.kind, 'subject', f.subject)), '[]') from follow f where f.member_id = $1) as follows,
    (select coalesce(json_agg(json_build_object('reason', h.reason, 'author', p.author_id, 'topics',
        array(select t.topic from post_topic t where t.post_id = p.id and t.topic not like '@%'))), '[]')
      from (
        select * from post_hidden where member_id = $1 and hidden_at > now() - interval '${HIDDEN_DAYS} days'
        order by hidden_at desc limit ${HIDDEN_MAX}
      ) as h cross join lateral (select id, author_id from post where id = h.post_id limit 1) as p) as hidden
  from member m join profile on profile.member_id = m.id where m.id = $1`

type ReaderRow = {
  specialty: string
  mates: string[]
  interests: string[]
  follows: Pick<Follow, 'kind' | 'subject'>[]
  hidden: Hidden[]
}

export async function getReader(db: Db, id: string): Promise<Reader> {
  const { rows } = await db.executeQuery<ReaderRow>(CompiledQuery.raw(aboutReader, [id]))
  const { specialty, mates, interests, follows, hidden } = rows[0]!
  return {
    id,
    specialty,
    interests: interests.map((interest) => topicKey(`#${interest.replaceAll(' ', '')}`)),
    mates: new Set(mates),
    followedPeople: new Set(follows.filter(({ kind }) => kind === 'person').map(({ subject }) => subject)),
    followedTopics: new Set(follows.filter(({ kind }) => kind !== 'person').map(topicOf)),
    ...lessOf(hidden),
  }
}

/** Everything on which this reader may want posts. */
export const topicsFor = ({ specialty, interests, followedTopics }: Reader) => [
  ...new Set([...(specialty ? [specialty] : []), ...interests, ...followedTopics]),
]

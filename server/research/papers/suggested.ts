import { sql } from 'kysely'
import { PAPERS_SUGGESTED } from '#contract/limits.ts'
import type { PaperReason, SuggestedPaper } from '#contract/papers.ts'
import type { Db } from '../../platform/db/client.ts'
import { loadCards } from '../../profile/public.ts'
import { isRetracted } from '../retractions/retracted.ts'
import { getVisible, isVisible, viewerOf } from '../visible.ts'
import { STRETCH } from './list.ts'
import { loadPapers } from './load.ts'

/** So many comments are looked through for those of mates, the newest of all. */
const COMMENTS_SEEN = 1000

type Picked = { id: string; topic: string | null; specialty: string | null; uploaded: boolean; commented: string | null }

/**
 * Among the newest papers, as many as a page of the list looks at, those that something speaks for: what a mate did first, then a topic that
 * the viewer follows, then their specialty. With what they have uploaded, commented on, kept, followed or dismissed they need no help.
 */
export const pickSuggested = (viewerId: string) => sql<Picked>`
  with ${viewerOf(viewerId)},
  bound as materialized (select id from paper order by id desc offset ${sql.lit(STRETCH - 1)} limit 1),
  lately as materialized (
    select paper_id, author_id, parent_id, removed_at from paper_comment order by id desc limit ${sql.lit(COMMENTS_SEEN)}
  ),
  talk as materialized (
    select distinct on (l.paper_id) l.paper_id, l.author_id
    from (select * from lately where author_id = any ((select mates from viewer)::uuid[]) and removed_at is null) l
    where (select activity_audience from profile where member_id = l.author_id) <> 'me'
      and coalesce((select author_id from paper_comment where id = l.parent_id) <> all ((select blocked from viewer)::uuid[]), true)
    order by l.paper_id, l.author_id
  ),
  near as materialized (
    select p.id, p.topic_keys, p.uploader_id = any ((select mates from viewer)::uuid[]) as uploaded
    from paper p
    where p.id >= coalesce((select id from bound), '00000000-0000-0000-0000-000000000000') and ${isVisible} and not ${isRetracted}
      and p.uploader_id <> ${viewerId}
      and not exists (select from paper_save s where s.member_id = ${viewerId} and s.paper_id = p.id)
      and not exists (select from paper_follow f where f.member_id = ${viewerId} and f.paper_id = p.id)
      and not exists (select from paper_dismissal d where d.member_id = ${viewerId} and d.paper_id = p.id)
      and p.id not in (select paper_id from paper_comment where author_id = ${viewerId})
  ),
  about as materialized (
    select near.id, key from near cross join unnest(topic_keys) as key
    union
    select near.id, '#' || replace(key, ' ', '') from near cross join unnest(topic_keys) as key
  ),
  wanted as (
    select about.id, min(f.said) as topic from about join follow f on f.subject = about.key
    where f.member_id = ${viewerId} and f.kind = 'topic' group by about.id
  ),
  own as (
    select about.id, min(m.specialty) as specialty from about join member m on lower(m.specialty) = about.key
    where m.id = ${viewerId} and m.specialty <> '' group by about.id
  )
  select near.id, wanted.topic, own.specialty, near.uploaded, talk.author_id as commented
  from near left join wanted on wanted.id = near.id left join own on own.id = near.id left join talk on talk.paper_id = near.id
  where wanted.id is not null or own.id is not null or near.uploaded or talk.paper_id is not null
  order by near.uploaded::int * 3 + (talk.paper_id is not null)::int * 3 + (wanted.id is not null)::int * 2 + (own.id is not null)::int desc,
    near.id desc
  limit ${sql.lit(PAPERS_SUGGESTED)}`

/** A few papers for a member, each with all that speaks for it. */
export async function suggestPapers(db: Db, viewerId: string): Promise<SuggestedPaper[]> {
  const { rows } = await pickSuggested(viewerId).execute(db)
  const papers = await loadPapers(
    db,
    viewerId,
    rows.map(({ id }) => id),
  )
  const cards = await loadCards(
    db,
    rows.flatMap(({ commented }) => commented ?? []),
  )
  return papers.flatMap((paper) => {
    const { topic, specialty, uploaded, commented } = rows.find(({ id }) => id === paper.id)!
    const by = cards.get(commented ?? '')
    const reasons: PaperReason[] = [
      ...(uploaded ? [{ kind: 'uploaded' as const, by: paper.uploadedBy }] : []),
      // Who comments on a paper of their own has uploaded it, which says enough.
      ...(by && by.id !== paper.uploadedBy.id ? [{ kind: 'commented' as const, by }] : []),
      ...(topic ? [{ kind: 'topic' as const, topic }] : []),
      ...(specialty ? [{ kind: 'specialty' as const, specialty }] : []),
    ]
    return reasons.length > 0 ? [{ id: paper.id, paper, reasons }] : []
  })
}

/** Has a paper suggested to a member no more. */
export async function dismissPaper(db: Db, viewerId: string, paperId: string): Promise<string> {
  return db.transaction().execute(async (tx) => {
    const { id } = await getVisible(tx, viewerId, paperId, 'locked')
    await tx
      .insertInto('paper_dismissal')
      .values({ member_id: viewerId, paper_id: id })
      .onConflict((same) => same.doNothing())
      .execute()
    return id
  })
}

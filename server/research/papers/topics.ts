import { sql } from 'kysely'
import { PAPER_TOPICS_SHOWN } from '#contract/limits.ts'
import type { Db } from '../../platform/db/client.ts'
import { isVisible, viewerOf } from '../visible.ts'
import { conditions, type Filters } from './filters.ts'
import { STRETCH } from './list.ts'

type Row = { topics: { topic: string; papers: number }[]; counted: number; isMore: boolean }

/** Topics among the newest papers, as many as a page looks at; a specialization counts as a topic. Of several spellings the first stands. */
export async function countTopics(db: Db, viewerId: string, filters: Filters) {
  const { rows } = await sql<Row>`
    with ${viewerOf(viewerId)},
    bound as materialized (select id from paper order by id desc offset ${sql.lit(STRETCH - 1)} limit 1),
    found as materialized (
      select p.id, p.topics, p.specialization from paper p
      where p.id >= coalesce((select id from bound), '00000000-0000-0000-0000-000000000000')
        and ${sql.join([isVisible, ...conditions(filters)], sql` and `)}
    ),
    frequent as (
      select min(t.topic) as topic, count(distinct f.id)::int as papers
      from found f cross join unnest(f.topics || array_remove(array[f.specialization], '')) as t (topic)
      group by lower(t.topic) order by papers desc, lower(t.topic) limit ${sql.lit(PAPER_TOPICS_SHOWN)}
    )
    select (select coalesce(json_agg(f), '[]') from frequent f) as topics, (select count(*)::int from found) as counted,
      exists (select from paper p where p.id < (select id from bound)) as "isMore"`.execute(db)
  const { topics, counted, isMore } = rows[0]!
  return { items: topics, counted, isMore }
}

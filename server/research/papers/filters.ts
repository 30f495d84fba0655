import { type RawBuilder, sql } from 'kysely'
import type { research } from '#contract/research.ts'
import type { InputOf } from '#contract/route.ts'
import { colleaguesAt } from '../../institutions/public.ts'

/** `patterns`: regular expressions of the search, each of which has to be found among a paper's words. */
export type Filters = Omit<InputOf<typeof research.list>, 'cursor'> & { patterns?: readonly string[] }

/** Three signs make a trigram; an index knows nothing shorter. */
const TRIGRAM = 3

const substring = (said: string) => sql`lower(${`%${said.replace(/[\\%_]/g, String.raw`\$&`)}%`}::text)`

/** What these filters ask of a row `p` of paper. */
export function conditions({
  q,
  author,
  journal,
  specialization,
  year,
  topic,
  uploader,
  institutionId,
  shelf,
  patterns = [],
}: Filters): RawBuilder<boolean>[] {
  const asked = [
    ...patterns.map((pattern) => sql<boolean>`p.words ~ ${pattern}`),
    q && sql<boolean>`p.words like ${substring(q)}`,
    author && sql<boolean>`lower(p.authors) like ${substring(author)}`,
    journal && sql<boolean>`lower(p.journal) like ${substring(journal)}`,
    specialization && sql<boolean>`lower(p.specialization) like ${substring(specialization)}`,
    year && sql<boolean>`p.year = ${year}`,
    topic && sql<boolean>`p.topic_keys @> array[lower(${topic}::text)]`,
    uploader && sql<boolean>`p.uploader_id = ${uploader}`,
    institutionId && sql<boolean>`p.uploader_id in (${colleaguesAt(institutionId)})`,
    shelf === 'own' && sql<boolean>`p.uploader_id = (select id from viewer)`,
    shelf === 'saved' && sql<boolean>`p.id in (select s.paper_id from paper_save s where s.member_id = (select id from viewer))`,
    shelf === 'followed' && sql<boolean>`p.id in (select f.paper_id from paper_follow f where f.member_id = (select id from viewer))`,
  ]
  return asked.filter((condition) => typeof condition === 'object')
}

/** Whether an index finds what these filters leave, so that nobody reads one paper after another for it. */
export const isIndexed = ({ q, author, journal, specialization, year, topic, uploader, institutionId, shelf, patterns }: Filters) =>
  shelf !== 'all' ||
  Boolean(year || topic || uploader || institutionId || patterns?.length) ||
  [q, author, journal, specialization].some((said) => [...(said ?? '')].length >= TRIGRAM)

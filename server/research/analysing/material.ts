import { Refusal } from '#contract/errors.ts'
import type { Db } from '../../platform/db/client.ts'
import { abstractOf, columnsSaid, type SaidOfPaper } from '../evidence/document.ts'
import { isRetracted } from '../retractions/retracted.ts'
import { getText } from '../versions/text.ts'
import { type FoundPaper, notFound } from '../visible.ts'
import type { PageToRead } from './sentences.ts'

export type Material = {
  paper: SaidOfPaper & { isRetracted: boolean }
  versionNo: number
  extent: 'abstract' | 'text'
  pages: PageToRead[]
  /** Only then are its pages those that somebody sees. */
  isPdf: boolean
}

/** What there is to read of a paper for whoever has found it: its newest text where they may read that, otherwise its abstract. */
export async function getMaterial(db: Db, { id, version_count, canRead }: FoundPaper): Promise<Material> {
  const paper = await db
    .selectFrom('paper as p')
    .select(columnsSaid)
    .select(isRetracted.as('isRetracted'))
    .where('id', '=', id)
    .executeTakeFirst()
  if (!paper) notFound()
  const read = canRead ? await newestRead(db, id) : undefined
  const { pages } = read ? await getText(db, id, read.no) : { pages: [] }
  if (read && pages.length > 0) return { paper, versionNo: read.no, extent: 'text', pages, isPdf: read.mime === 'application/pdf' }
  const abstract = abstractOf(paper)
  if (!abstract) throw new Refusal('NOTHING_TO_ANALYSE')
  return { paper, versionNo: version_count, extent: 'abstract', pages: [{ no: null, text: abstract }], isPdf: false }
}

const newestRead = (db: Db, paperId: string) =>
  db
    .selectFrom('paper_version')
    .select(['no', 'mime'])
    .where('paper_id', '=', paperId)
    .where('text_state', '=', 'read')
    .orderBy('no', 'desc')
    .limit(1)
    .executeTakeFirst()

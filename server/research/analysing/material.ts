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
  /** A text of it is still being read from its file. */
  isWaiting: boolean
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
  const texts = canRead ? await listTexts(db, id) : []
  const isWaiting = texts.some(({ text_state }) => text_state === 'waiting')
  const read = texts.find(({ text_state }) => text_state === 'read')
  const { pages } = read ? await getText(db, id, read.no) : { pages: [] }
  if (read && pages.length > 0)
    return { paper, versionNo: read.no, extent: 'text', isWaiting, pages, isPdf: read.mime === 'application/pdf' }
  const abstract = abstractOf(paper)
  if (!abstract) throw new Refusal(isWaiting ? 'TEXT_UNREAD' : 'NOTHING_TO_ANALYSE')
  return { paper, versionNo: version_count, extent: 'abstract', isWaiting, pages: [{ no: null, text: abstract }], isPdf: false }
}

/** The versions that have a text or will have one, the newest first. */
const listTexts = (db: Db, paperId: string) =>
  db
    .selectFrom('paper_version')
    .select(['no', 'mime', 'text_state'])
    .where('paper_id', '=', paperId)
    .where('text_state', 'in', ['read', 'waiting'])
    .orderBy('no', 'desc')
    .execute()

import { sql } from 'kysely'
import { Refusal } from '#contract/errors.ts'
import { type Doxy, indexOwn, unindexOwn } from '../../doxy/public.ts'
import type { Db } from '../../platform/db/client.ts'
import type { Services } from '../../platform/http/context.ts'
import { isRetracted } from '../retractions/retracted.ts'
import { getText, type PageOfText } from '../versions/text.ts'
import { documentIdOf, documentOf, headOf, type SaidOfPaper } from './document.ts'
import { findSentences, type MachineSentence } from './sentences.ts'

/** After so many the paper is given up; the job has more tries than that. */
const TRIES_MAX = 4
const GIVEN_UP = 'Doxy AI could not take this paper in. You can try again.'
const ONLY_ABSTRACT = 'Your library has no room for the text of this paper, so Doxy AI knows its title and abstract alone.'

type Asked = { paperId: string; uploaderId: string }
type Context = Pick<Services, 'db' | 'live'> & Pick<Doxy, 'library'>
type Waiting = SaidOfPaper & {
  uploaderId: string
  newestNo: number
  readNo: number | null
  isRetracted: boolean
  asked: number
  tries: number
}
type Outcome = {
  state: 'indexed' | 'failed' | 'retracted'
  extent: 'abstract' | 'text' | null
  trouble: string
  sentences: MachineSentence[]
}

/**
 * Indexes a paper for its uploader as it stands, and once more where it has changed meanwhile; one that is gone leaves the index. Every audience
 * comes to the same: what members upload answers them alone.
 */
export async function indexPaper({ paperId, uploaderId }: Asked, context: Context) {
  for (;;) {
    const paper = await beginTry(context.db, paperId)
    if (paper === 'gone') {
      await unindexOwn(context, uploaderId, documentIdOf(paperId))
      return
    }
    if (paper === 'done') return
    const outcome = paper.tries > TRIES_MAX ? failed(GIVEN_UP) : await index(paper, context)
    // Of what failed or was retracted nothing is left from before either, so that no answer quotes what stands there no longer.
    if (outcome.state !== 'indexed') await unindexOwn(context, paper.uploaderId, documentIdOf(paperId))
    if (!(await saveOutcome(context.db, paper, outcome))) continue
    context.live.touch(`paper:${paperId}`)
    return
  }
}

async function index(paper: Waiting, context: Context): Promise<Outcome> {
  if (paper.isRetracted) return { ...failed(''), state: 'retracted' }
  const pages = paper.readNo === null ? [] : (await getText(context.db, paper.id, paper.readNo)).pages
  const sentences = await findSentences(context, paper.uploaderId, headOf(paper), pages)
  try {
    return { state: 'indexed', ...(await indexAsMuch(paper, pages, context)), sentences }
  } catch (error) {
    if (error instanceof Refusal && error.code === 'LIBRARY_FULL') return { ...failed(error.message), sentences }
    throw error
  }
}

/** With its text, and where the uploader's library has no room for that, without. */
async function indexAsMuch(paper: Waiting, pages: readonly PageOfText[], context: Context) {
  const text = pages.map((page) => page.text).join('\n\n')
  if (text) {
    try {
      await indexOwn(context, paper.uploaderId, documentOf(paper, text))
      return { extent: 'text' as const, trouble: '' }
    } catch (error) {
      if (!(error instanceof Refusal && error.code === 'LIBRARY_FULL')) throw error
    }
  }
  await indexOwn(context, paper.uploaderId, documentOf(paper, ''))
  return { extent: 'abstract' as const, trouble: text ? ONLY_ABSTRACT : '' }
}

const failed = (trouble: string): Outcome => ({ state: 'failed', extent: null, trouble, sentences: [] })

async function beginTry(db: Db, paperId: string): Promise<Waiting | 'gone' | 'done'> {
  const begun = await sql<{ asked: number; tries: number }>`
    update paper_evidence set tries = least(tries + 1, 100) where paper_id = ${paperId} and state = 'waiting' returning asked, tries`.execute(
    db,
  )
  // In a statement of its own: whatever was committed with that row is seen by the next one alone.
  const { rows } = await sql<Omit<Waiting, 'asked' | 'tries'>>`
    select p.id, p.uploader_id as "uploaderId", p.title, p.abstract, p.authors, p.journal, p.year, p.specialization, p.doi, p.link, p.licence,
      p.version_count as "newestNo",
      ${isRetracted} as "isRetracted",
      (select max(v.no) from paper_version v where v.paper_id = p.id and v.text_state = 'read') as "readNo"
    from paper p where p.id = ${paperId}`.execute(db)
  if (!rows[0]) return 'gone'
  return begun.rows[0] ? { ...rows[0], ...begun.rows[0] } : 'done'
}

/** Keeps what came of it; false where the paper was changed or deleted since it was read. */
const saveOutcome = (db: Db, { id, asked, newestNo, readNo }: Waiting, { state, extent, trouble, sentences }: Outcome): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const saved = await tx
      .updateTable('paper_evidence')
      .set({ state, extent, trouble })
      .where('paper_id', '=', id)
      .where('asked', '=', asked)
      .where('state', '=', 'waiting')
      .returning('paper_id')
      .executeTakeFirst()
    if (!saved) {
      // Somebody else may have indexed the change before this older state came over it.
      await tx.updateTable('paper_evidence').set({ state: 'waiting' }).where('paper_id', '=', id).execute()
      return false
    }
    await tx.deleteFrom('paper_machine_sentence').where('paper_id', '=', id).execute()
    const rows = sentences.map(({ page, text }, nth) => ({ paper_id: id, no: readNo ?? newestNo, nth, page, text }))
    if (rows.length > 0) await tx.insertInto('paper_machine_sentence').values(rows).execute()
    return true
  })

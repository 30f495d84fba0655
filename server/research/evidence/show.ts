import type { PaperEvidence } from '#contract/paper-evidence.ts'
import { type Doxy, hasOwn } from '../../doxy/public.ts'
import type { Db } from '../../platform/db/client.ts'
import { notFound } from '../visible.ts'
import { documentIdOf } from './document.ts'

/** What has become of a paper on its way into the evidence of its uploader, who asks. */
export async function showEvidence(db: Db, doxy: Pick<Doxy, 'library'>, paperId: string, uploaderId: string): Promise<PaperEvidence> {
  const kept = await db
    .selectFrom('paper_evidence')
    .select(['state', 'extent', 'trouble'])
    .where('paper_id', '=', paperId)
    .executeTakeFirst()
  if (!kept) notFound()
  // Its uploader can take it out of their library, and then it answers nothing, whatever was done before.
  const holds = await hasOwn(doxy, uploaderId, documentIdOf(paperId))
  const sentences = await db
    .selectFrom('paper_machine_sentence')
    .select(['no as versionNo', 'page', 'text'])
    .where('paper_id', '=', paperId)
    .orderBy('no')
    .orderBy('nth')
    .execute()
  const state = kept.state === 'indexed' && !holds ? 'removed' : kept.state
  return { paperId, state, extent: holds ? kept.extent : null, trouble: kept.trouble, machineSentences: sentences }
}

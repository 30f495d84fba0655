import { sql } from 'kysely'
import { ANALYSES_KEPT } from '#contract/limits.ts'
import type { MadeAnalysis, PaperAnalysis } from '#contract/paper-analyses.ts'
import type { Db } from '../../platform/db/client.ts'
import { newId } from '../../platform/ids.ts'
import { refuseRemoved, saveRemoved } from '../removed.ts'
import { type FoundPaper, notFound } from '../visible.ts'
import type { Material } from './material.ts'

const columns = ['id', 'client_id', 'paper_id', 'version_no', 'instruction', 'extent', 'made', 'created_at'] as const

/** The viewer's analyses of a paper, without those of a text that they may read no longer. */
export async function listAnalyses(db: Db, viewerId: string, { id, canRead }: FoundPaper): Promise<PaperAnalysis[]> {
  const rows = await db
    .selectFrom('paper_analysis')
    .select(columns)
    .where('paper_id', '=', id)
    .where('member_id', '=', viewerId)
    .$if(!canRead, (some) => some.where('extent', '=', 'abstract'))
    .orderBy('id', 'desc')
    .limit(sql.lit(ANALYSES_KEPT))
    .execute()
  return rows.map(({ id, client_id, paper_id, version_no, instruction, extent, made, created_at }) => ({
    ...{ id, clientId: client_id, paperId: paper_id, versionNo: version_no, instruction, extent },
    createdAt: created_at.toISOString(),
    ...made,
  }))
}

type New = { viewerId: string; clientId: string; instruction: string; material: Material; made: MadeAnalysis }

/** Keeps an analysis once, however often it is sent; beyond so many of one paper the oldest goes. */
export async function saveAnalysis(tx: Db, paperId: string, { viewerId, clientId, instruction, material, made }: New) {
  await refuseRemoved(tx, viewerId, clientId)
  await tx
    .insertInto('paper_analysis')
    .values({
      ...{ id: newId(), paper_id: paperId, version_no: material.versionNo, member_id: viewerId, client_id: clientId, instruction },
      extent: material.extent,
      made: JSON.stringify(made),
    })
    .onConflict((same) => same.doNothing())
    .execute()
  await sql`
    delete from paper_analysis where paper_id = ${paperId} and member_id = ${viewerId} and id not in (
      select id from paper_analysis where paper_id = ${paperId} and member_id = ${viewerId} order by id desc limit ${sql.lit(ANALYSES_KEPT)}
    )`.execute(tx)
}

export async function removeAnalysis(tx: Db, viewerId: string, paperId: string, analysisId: string) {
  const gone = await tx
    .deleteFrom('paper_analysis')
    .where('id', '=', analysisId)
    .where('paper_id', '=', paperId)
    .where('member_id', '=', viewerId)
    .returning(['member_id as author_id', 'client_id'])
    .executeTakeFirst()
  if (!gone) notFound()
  await saveRemoved(tx, gone)
}

import { createHash } from 'node:crypto'
import type { Db } from '../../platform/db/client.ts'
import { createDraft, editPosting } from '../postings/save.ts'
import type { Planned } from './plan.ts'

type Taker = { memberId: string; institutionId: string; clientId: string }

/** Makes a draft of a row, or changes the one that it made before; answers which. */
export async function takeRow(tx: Db, { memberId, institutionId, clientId }: Taker, row: Planned): Promise<string> {
  const { said, draft, externalId, at } = row
  if (draft) {
    await editPosting(tx, { ...said, postingId: draft.id, version: draft.version }, new Date())
    return draft.id
  }
  const asked = { ...said, title: said.title!, institutionId, clientId: ofRow(clientId, at) }
  return createDraft(tx, memberId, asked, externalId || null)
}

/** A name for a row of a request that is the same when the request is sent again: nothing is taken twice. */
function ofRow(clientId: string, at: number) {
  const hex = createHash('sha256').update(`${clientId} ${at}`).digest('hex')
  return hex.slice(0, 32).replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5')
}

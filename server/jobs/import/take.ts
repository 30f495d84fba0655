import { createHash } from 'node:crypto'
import { Refusal } from '#contract/errors.ts'
import type { Db } from '../../platform/db/client.ts'
import { createDraft, editPosting } from '../postings/save.ts'
import type { Planned } from './plan.ts'

type Taker = { memberId: string; institutionId: string; clientId: string }

/** Makes a draft of a row, or changes the one that it made before; answers which, or that the institution holds as many as it may. */
export async function takeRow(tx: Db, { memberId, institutionId, clientId }: Taker, row: Planned): Promise<string | 'full'> {
  const { said, draft, externalId, at } = row
  if (draft) {
    await editPosting(tx, { ...said, postingId: draft.id, version: draft.version }, new Date())
    return draft.id
  }
  const asked = { ...said, title: said.title!, institutionId, clientId: ofRow(clientId, at) }
  try {
    return await createDraft(tx, memberId, asked, externalId || null)
  } catch (refusal) {
    if (refusal instanceof Refusal && refusal.code === 'LIST_FULL') return 'full'
    throw refusal
  }
}

/** A name for a row of a request that is the same when the request is sent again: nothing is taken twice. */
function ofRow(clientId: string, at: number) {
  const hex = createHash('sha256').update(`${clientId} ${at}`).digest('hex')
  return hex.slice(0, 32).replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5')
}

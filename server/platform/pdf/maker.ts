import { FairWorker } from '../fair-worker.ts'
import type { Paper } from './paper.ts'

/** A ledger of two thousand entries takes a few seconds. Strangers print nothing. */
const PRINTING = { seconds: 20, members: { ofOne: 2, ofAll: 32 }, strangers: { ofOne: 0, ofAll: 0 } }

const thread = new FairWorker<Paper, Uint8Array<ArrayBuffer>>(new URL('./pdf-thread.ts', import.meta.url), PRINTING)

/** A text as PDF, made in a thread of its own that members share in turn. */
export const makePdf = (paper: Paper, memberId: string) => thread.run(paper, { memberId })

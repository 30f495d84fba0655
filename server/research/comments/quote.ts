import { Refusal } from '#contract/errors.ts'
import type { Db } from '../../platform/db/client.ts'
import { seekQuotes } from '../comparing/comparer.ts'
import type { Quote } from '../comparing/seek.ts'
import { getText } from '../versions/text.ts'
import type { FoundPaper } from '../visible.ts'

/** On which page of a version these words stand. Who may not read its text cannot quote it, and is told no more than that they are not there. */
export async function findQuote(
  db: Db,
  viewerId: string,
  paper: FoundPaper,
  no: number,
  { exact, prefix, suffix }: Quote,
): Promise<number> {
  if (!paper.canRead) throw new Refusal('QUOTE_NOT_FOUND')
  const { pages } = await getText(db, paper.id, no)
  const [page] = pages.length > 0 ? await seekQuotes(pages, [{ exact, prefix, suffix }], viewerId) : [null]
  if (!page) throw new Refusal('QUOTE_NOT_FOUND')
  return page
}

import { MACHINE_SENTENCES_SHOWN } from '#contract/limits.ts'
import { type Doxy, findMachineSentences } from '../../doxy/public.ts'
import type { PageOfText } from '../versions/text.ts'

/** As much of a sentence as its uploader needs to find it. */
const SHOWN = 1000

export type MachineSentence = { page: number | null; text: string }

/** The first of a paper's sentences that speak to a machine, each with its page; those of title and abstract have none. */
export async function findSentences(
  doxy: Pick<Doxy, 'library'>,
  memberId: string,
  head: string,
  pages: readonly PageOfText[],
): Promise<MachineSentence[]> {
  const found: MachineSentence[] = []
  for (const { no, text } of [{ no: null, text: head }, ...pages]) {
    for (const sentence of await findMachineSentences(doxy, text, memberId))
      found.push({ page: no, text: sentence.slice(0, SHOWN).toWellFormed() })
    if (found.length >= MACHINE_SENTENCES_SHOWN) break
  }
  return found.slice(0, MACHINE_SENTENCES_SHOWN)
}

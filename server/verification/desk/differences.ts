import type { Proof } from '#contract/claim.ts'
import { nameOfCouncil } from '#contract/councils.ts'
import { Refusal } from '#contract/errors.ts'
import { type ComparedLine, differencesOf } from '#contract/register-lines.ts'
import type { Db } from '../../platform/db/client.ts'
import { addEntry } from '../history.ts'
import type { ClaimRow } from '../queries.ts'

export type Reason = { of: ComparedLine; words: string }

/** Takes down why a claim is approved although its register differs; refuses while a difference has no reason. */
export async function explain(tx: Db, { id }: ClaimRow, proof: Proof, reasons: readonly Reason[], reviewerId: string) {
  if (proof.proof !== 'registration') return
  const results = await tx
    .selectFrom('register_result')
    .select('answer')
    .where('claim_id', '=', id)
    .orderBy('id', 'desc')
    .limit(20)
    .execute()
  const record = results.find(({ answer }) => answer.record !== null)?.answer.record ?? null
  const different = differencesOf({ ...proof, council: nameOfCouncil(proof) }, record)
  const missing = different.filter((one) => !reasons.some(({ of }) => of === one))
  if (missing.length > 0) {
    const words = `The register differs in: ${missing.join(', ')}. Say for each why you approve it.`
    throw new Refusal('DIFFERENCE_UNEXPLAINED', { words, issues: missing.map((one) => ({ path: `reasons.${one}`, message: words })) })
  }
  for (const { of, words } of reasons) {
    if (!different.includes(of)) continue
    await addEntry(tx, id, {
      by: reviewerId,
      role: 'reviewer',
      act: 'note',
      words: `${of} differs from the register: ${words}`,
      private: true,
    })
  }
}

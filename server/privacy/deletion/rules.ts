import { Refusal } from '#contract/errors.ts'

/** What has to be handed over before an account may be deleted. */
export function refuseLeaving({ soleOwnerOf, isReviewer }: { soleOwnerOf: readonly unknown[]; isReviewer: boolean }) {
  if (isReviewer) throw new Refusal('STILL_REVIEWER')
  if (soleOwnerOf.length > 0) throw new Refusal('SOLE_OWNER')
}

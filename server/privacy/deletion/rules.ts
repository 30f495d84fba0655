import { Refusal } from '#contract/errors.ts'

/** What has to be handed over before an account may be deleted. */
export function refuseLeaving({ soleOwnerOf, isStaff }: { soleOwnerOf: readonly unknown[]; isStaff: boolean }) {
  if (isStaff) throw new Refusal('STILL_STAFF')
  if (soleOwnerOf.length > 0) throw new Refusal('SOLE_OWNER')
}

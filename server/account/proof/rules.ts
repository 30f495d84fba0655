import { PROOF_LEVEL_MAX } from '#contract/limits.ts'

/** How hard a proof a try needs that stands so many times over its limit: harder with each time the limit is passed again. */
export const levelFor = (excess: number) => (excess === 0 ? 0 : Math.min(PROOF_LEVEL_MAX, 2 ** Math.floor(excess)))

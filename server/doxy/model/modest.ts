import { type Answer, Confidence } from '#contract/doxy.ts'

/** The lower of two. */
export const lower = (one: Answer['confidence'], other: Answer['confidence']) =>
  Confidence.options[Math.max(Confidence.options.indexOf(one), Confidence.options.indexOf(other))]!

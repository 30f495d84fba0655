import { z } from 'zod'

/** What somebody may do here. */
export const Right = z.enum(['read', 'write', 'meet', 'mark', 'registered_mark', 'locum', 'hold_events', 'close_requests'])
export type Right = z.infer<typeof Right>

/** What a right takes: any proven fact, a proven registration, or one as a doctor. */
export const RightNeed = z.enum(['fact', 'registration', 'doctor'])
export type RightNeed = z.infer<typeof RightNeed>

/** A right as one member has it; `needs` is what is missing where they may not. */
export const RightInfo = z.object({ right: Right, allowed: z.boolean(), needs: RightNeed.nullable() })
export type RightInfo = z.infer<typeof RightInfo>

/** What is unusual about a claim's number. It warns and never blocks. */
export const NumberWarning = z.discriminatedUnion('as', [
  z.object({ as: z.literal('future_year'), year: z.int() }),
  z.object({ as: z.enum(['check_digit', 'council_unlisted', 'no_digit', 'like_aadhaar']) }),
  /** It begins with the letters of another council. */
  z.object({ as: z.literal('letters'), letters: z.string(), council: z.string() }),
  /** It contains another year than that of the registration. */
  z.object({ as: z.literal('year_inside'), inside: z.int(), year: z.int() }),
])
export type NumberWarning = z.infer<typeof NumberWarning>

/** What a reviewer compares of a claim. */
export const Comparable = z.enum(['name', 'number', 'year', 'council', 'qualification', 'photo', 'college', 'orcid', 'mail', 'domain'])
export type Comparable = z.infer<typeof Comparable>

/** What we say ourselves in a line of a claim's history. */
export const EntryFact = z.discriminatedUnion('as', [
  z.object({ as: z.literal('renamed'), from: z.string(), to: z.string() }),
  /** By a newer claim. */
  z.object({ as: z.literal('replaced') }),
  /** `register` is where, in the reviewer's words. */
  z.object({ as: z.literal('compared'), compared: z.array(Comparable), register: z.string() }),
])
export type EntryFact = z.infer<typeof EntryFact>

import { z } from 'zod'

/** Rows in a page of any list. */
export const PAGE_SIZE = 20

/** Time-ordered identifiers (UUID version 7). */
export const Id = z.uuid()
export type Id = z.infer<typeof Id>

/** Where the next page begins; opaque to the caller. */
export const Cursor = z.string().min(1).max(200)

/** One page of a list; `next` is null on the last one. */
export const pageOf = <T extends z.ZodType>(item: T) => z.object({ items: z.array(item), next: Cursor.nullable() })
export type Page<T> = { items: T[]; next: string | null }

/** The calendar has no year 0, and neither has the database. */
const hasYear = (text: string) => !text.startsWith('0000')

/** A day of a calendar, without a time zone. */
export const Day = z.iso.date().refine(hasYear, 'Enter a date.')

export const Moment = z.iso.datetime().refine(hasYear, 'Enter a date and time.')

export const Count = z.number().int().min(0)

/** Seven days, oldest first, today last, by the caller's time zone. */
export const Week = z.array(Count).length(7)

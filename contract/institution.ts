import { z } from 'zod'
import { institutionKinds, institutionRoles } from './institution-words.ts'
import { INSTITUTION_ABOUT_MAX, INSTITUTION_DEPARTMENTS_MAX } from './limits.ts'
import { Count, Id, Moment } from './page.ts'
import { line, nameLine, prose, WebLink } from './text.ts'

export const InstitutionKind = z.enum(institutionKinds.map(({ id }) => id))
export type InstitutionKind = z.infer<typeof InstitutionKind>

export const InstitutionRole = z.enum(institutionRoles.map(({ id }) => id))
export type InstitutionRole = z.infer<typeof InstitutionRole>

/** A number in the Health Facility Registry: IN and ten digits. */
export const FacilityId = z
  .string()
  .transform((text) => text.replace(/[\s-]/g, '').toUpperCase())
  .pipe(z.string().regex(/^IN\d{10}$/, 'A Health Facility Registry number is IN and ten digits.'))

/** What an institution is called, and where it is. Another name or place ends its mark until it is checked again. */
export const institutionBasics = {
  name: nameLine(160),
  kind: InstitutionKind,
  city: line(80),
  state: line(80),
}

/** What else its page says. */
export const institutionDetails = {
  about: prose(INSTITUTION_ABOUT_MAX, 0),
  departments: z.array(line(80)).max(INSTITUTION_DEPARTMENTS_MAX),
  website: WebLink.nullable(),
  address: line(300, 0),
  telephone: line(40, 0),
  beds: z.number().int().min(0).max(100_000).nullable(),
  founded: z.number().int('Enter a year such as 1965.').min(1500, 'Enter a year such as 1965.').max(2100).nullable(),
}

/** An institution as lists, postings and profiles show it. */
export const InstitutionCard = z.object({
  id: Id,
  handle: z.string(),
  name: z.string(),
  kind: InstitutionKind,
  city: z.string(),
  state: z.string(),
  /** The people who run its page may speak for it, as a reviewer has found. It says nothing about the quality of care. */
  verified: z.boolean(),
  /** Whether anybody runs its page. */
  claimed: z.boolean(),
})
export type InstitutionCard = z.infer<typeof InstitutionCard>

/** What was checked of whoever speaks for an institution, and when. */
const InstitutionProof = z.object({
  verifiedAt: Moment,
  /** When it is checked again; a new name or address ends it before. */
  expiresAt: Moment,
  /** The domain at which an address was confirmed; null where none was. */
  mailDomain: z.string().nullable(),
  documentSeen: z.boolean(),
  facilityId: z.string().nullable(),
})

/** An institution as its page shows it. */
export const Institution = InstitutionCard.extend({
  about: z.string(),
  departments: z.array(z.string()),
  website: z.string().nullable(),
  address: z.string(),
  telephone: z.string(),
  beds: z.number().int().nullable(),
  founded: z.number().int().nullable(),
  /** Say it back with a change: one that was made from an older version is refused. */
  version: z.number().int(),
  followers: Count,
  isFollowed: z.boolean(),
  /** Who is confirmed to work there now, without those across a block. */
  people: Count,
  peopleByDepartment: z.array(z.object({ department: z.string(), people: Count })),
  /** Null while it bears no mark. */
  proof: InstitutionProof.nullable(),
  /** The viewer's own role; null where they have none. */
  role: InstitutionRole.nullable(),
})
export type Institution = z.infer<typeof Institution>

import { z } from 'zod'
import { FileUrl } from './files.ts'
import { interests } from './interests.ts'
import { IMAGE_MAX_BYTES } from './limits.ts'
import { Cursor, Id, Moment, pageOf } from './page.ts'
import { member, memberByDays, refuses } from './route.ts'
import { line, nameLine, prose } from './text.ts'

/** Who a member is; it decides what proves it. */
export const MemberKind = z.enum(['doctor', 'student', 'allied', 'researcher', 'institution'])
export type MemberKind = z.infer<typeof MemberKind>

/** Who may see a part of a profile; a member always sees their own. */
export const Audience = z.enum(['me', 'mates', 'members'])
export type Audience = z.infer<typeof Audience>

export const Interest = z.enum(interests)
export type Interest = z.infer<typeof Interest>

/** A member as others see them beside what they wrote. */
export const MemberCard = z.object({
  id: Id,
  handle: z.string(),
  name: z.string(),
  /** What they do, in their words: "Cardiologist", "Medical Student". */
  headline: z.string(),
  hospital: z.string(),
  location: z.string(),
  avatarUrl: FileUrl.nullable(),
  verified: z.boolean(),
  /** A badge that was withdrawn: what they wrote carries the note. */
  verificationRevoked: z.boolean(),
})
export type MemberCard = z.infer<typeof MemberCard>

const Count = z.number().int().min(0)
const text = (max: number) => line(max, 0)
const Share = z.coerce.number().min(0).max(1)

/** A reading and its last seven days, for the small curve beside it. */
const Counted = z.object({ total: Count, week: z.array(Count).length(7) })

/** A DOI as members write it, with or without the address in front; nothing where it is empty. */
export const Doi = z
  .string()
  .max(400)
  .transform((said) => said.trim().replace(/^(https?:\/\/(dx\.)?doi\.org\/|doi:\s*)/i, ''))
  .pipe(z.union([z.literal(''), z.string().regex(/^10\.\d{4,9}\/[^\s<>"]{1,200}$/, 'A DOI looks like 10.1016/j.ihj.2021.01.001.')]))
  .transform((doi) => doi || null)

/** A paper as its author enters it. */
export const PublicationDraft = z.strictObject({
  title: line(400),
  journal: line(200),
  authors: text(600).default(''),
  year: z
    .number()
    .int('Enter a year such as 2021.')
    .min(1800, 'Enter a year such as 2021.')
    .max(2200, 'Enter a year such as 2021.')
    .nullable(),
  doi: Doi.nullable(),
  citations: Count.max(10_000_000).default(0),
})
export type PublicationDraft = z.infer<typeof PublicationDraft>

export const Publication = z.object({
  id: Id,
  title: z.string(),
  journal: z.string(),
  authors: z.string(),
  year: z.number().int().nullable(),
  doi: z.string().nullable(),
  citations: Count,
})
export type Publication = z.infer<typeof Publication>

export const CertificationDraft = z.strictObject({ title: line(200), issuer: line(200), year: line(20) })
export type CertificationDraft = z.infer<typeof CertificationDraft>

export const Certification = z.object({ id: Id, title: z.string(), issuer: z.string(), year: z.string() })
export type Certification = z.infer<typeof Certification>

/** Who sees what, and who finds the member how. */
export const ProfileAudience = z.strictObject({
  email: Audience,
  phone: Audience,
  mates: Audience,
  activity: Audience,
  /** A search for the exact address finds the member. */
  foundByEmail: z.boolean(),
  /** A page of its own for search engines. */
  isPublic: z.boolean(),
})
export type ProfileAudience = z.infer<typeof ProfileAudience>

/** A profile as this viewer may see it. What they may not see is null or empty. */
export const Profile = z.object({
  card: MemberCard,
  kind: MemberKind.nullable(),
  specialty: z.string(),
  joinedAt: Moment,
  relation: z.enum(['self', 'mate', 'member']),
  bio: z.string(),
  contact: z.object({ email: z.string().nullable(), phone: z.string().nullable() }),
  details: z.object({
    education: z.string(),
    currentPosition: z.string(),
    experienceYears: z.number().int(),
    college: z.string(),
    graduationYear: z.number().int().nullable(),
    languages: z.array(z.string()),
  }),
  interests: z.array(Interest),
  counts: z.object({ profileViews: Counted, mates: Counted.nullable(), posts: Counted, researchPapers: Counted }),
  publications: z.array(Publication),
  certifications: z.array(Certification),
  showsActivity: z.boolean(),
  /** The member's own business: null for everybody else, and in a preview. */
  own: z.object({ version: z.number().int(), signInEmail: z.string(), audience: ProfileAudience }).nullable(),
})
export type Profile = z.infer<typeof Profile>

const sameDoi = (publications: { doi: string | null }[]) =>
  publications.findIndex(
    ({ doi }, at) => doi !== null && publications.findIndex((other) => other.doi?.toLowerCase() === doi.toLowerCase()) < at,
  )

/** The working copy of the Edit Profile dialog, saved in one piece. Entries without an id are new; those left out are removed. */
export const ProfileDraft = z
  .strictObject({
    /** As it was when the copy was made. */
    version: z.number().int(),
    name: nameLine(120),
    headline: text(120),
    specialty: text(80),
    hospital: nameLine(160, 0),
    location: text(120),
    email: text(254),
    phone: text(40),
    bio: prose(3000, 0),
    education: text(300),
    currentPosition: text(160),
    experienceYears: z
      .number()
      .int('Enter a number from 0 to 50.')
      .min(0, 'Enter a number from 0 to 50.')
      .max(50, 'Enter a number from 0 to 50.'),
    college: text(160),
    graduationYear: z.number().int().min(1940, 'Enter a year such as 2014.').max(2100, 'Enter a year such as 2014.').nullable(),
    languages: z.array(line(40)).max(20, 'You can add up to twenty languages.'),
    interests: z.array(Interest).max(interests.length),
    publications: z.array(PublicationDraft.extend({ id: Id.optional() })).max(1000),
    certifications: z.array(CertificationDraft.extend({ id: Id.optional() })).max(200),
  })
  .check(({ value, issues }) => {
    const at = sameDoi(value.publications)
    if (at >= 0) issues.push({ code: 'custom', input: value, path: ['publications', at, 'doi'], message: 'This paper is listed twice.' })
  })
export type ProfileDraft = z.infer<typeof ProfileDraft>

/** Something a member really did. */
export const ActivityItem = z.object({
  id: z.string(),
  kind: z.enum(['posted', 'commented', 'became_mates', 'published', 'certified']),
  description: z.string(),
  time: Moment,
  /** The post it is about. */
  postId: Id.nullable(),
  /** The member it is about. */
  with: MemberCard.nullable(),
})
export type ActivityItem = z.infer<typeof ActivityItem>

/** Whose profile, by handle; one's own without it. `as` shows one's own as somebody else sees it. */
const whose = { member: z.string().min(1).max(160).optional(), as: z.enum(['mates', 'members']).optional() }

export const profile = {
  get: memberByDays
    .route({ method: 'GET', path: '/api/profile', summary: 'A profile, as far as the viewer may see it' })
    .input(z.strictObject(whose))
    .output(Profile)
    .errors(refuses('NOT_FOUND')),

  activity: member
    .route({ method: 'GET', path: '/api/profile/activity', summary: 'What a member did lately, as far as the viewer may see it' })
    .input(z.strictObject({ ...whose, cursor: Cursor.optional() }))
    .output(pageOf(ActivityItem))
    .errors(refuses('NOT_FOUND')),

  save: memberByDays
    .route({ method: 'PUT', path: '/api/profile', summary: "Save the viewer's profile in one piece" })
    .input(ProfileDraft)
    .output(Profile)
    .errors(refuses('PROFILE_CHANGED', 'NAME_REFUSED')),

  saveAudience: memberByDays
    .route({ method: 'PUT', path: '/api/profile/audience', summary: 'Decide who sees what' })
    .input(ProfileAudience)
    .output(Profile),

  addPublications: member
    .route({
      method: 'POST',
      path: '/api/profile/publications',
      successStatus: 201,
      summary: 'Add papers; those that stand there already are skipped',
    })
    .input(z.strictObject({ publications: z.array(PublicationDraft).min(1).max(200, 'Add at most 200 papers at once.') }))
    .output(z.object({ added: Count, skipped: Count })),

  addCertification: member
    .route({ method: 'POST', path: '/api/profile/certifications', successStatus: 201, summary: 'Add a certification' })
    .input(CertificationDraft)
    .output(Certification),

  uploadPhoto: member
    .route({ method: 'POST', path: '/api/profile/photo', summary: 'Change the photo: cut to a square and drawn anew without its metadata' })
    .input(
      z.strictObject({
        file: z.file().max(IMAGE_MAX_BYTES, 'Use an image under 10 MB.'),
        /** The square's left and top edge as shares of the upright picture, and its side as a share of the shorter side. */
        left: Share.default(0),
        top: Share.default(0),
        size: Share.min(0.02, 'The selected area is too small.').default(1),
      }),
    )
    .output(z.object({ avatarUrl: FileUrl.nullable() }))
    .errors(refuses('NOT_AN_IMAGE', 'IMAGE_TOO_LARGE', 'TOO_LARGE')),

  removePhoto: member
    .route({ method: 'DELETE', path: '/api/profile/photo', summary: 'Remove the photo' })
    .output(z.object({ avatarUrl: FileUrl.nullable() })),
}

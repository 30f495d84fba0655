import { z } from 'zod'
import { Certification, CertificationDraft, Publication, PublicationDraft } from './credentials.ts'
import { FileUrl, square } from './files.ts'
import { interests } from './interests.ts'
import { IMAGE_MAX_BYTES } from './limits.ts'
import { Mark } from './marks.ts'
import { Cursor, Id, Moment, pageOf } from './page.ts'
import { LookedUp, OrcidId, PaperId, RegisteredPaper } from './paper-lookup.ts'
import { ChangedEntry, NewEntry, ProfileEntry } from './profile-entry.ts'
import { LOOKED_UP_MAX, PROFILE_MAX } from './profile-limits.ts'
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
  /** A registration was proven and holds. */
  verified: z.boolean(),
  /** The one mark on their face; null where nothing was ever proven. */
  mark: Mark.nullable(),
})
export type MemberCard = z.infer<typeof MemberCard>

const Count = z.number().int().min(0)
const text = (max: number) => line(max, 0)

/** A reading and its last seven days, for the small curve beside it. */
const Counted = z.object({ total: Count, week: z.array(Count).length(7) })

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
  /** Everything that was proven, that of the card first. */
  marks: z.array(Mark),
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
  /** Who looked is counted for oneself alone. */
  counts: z.object({ profileViews: Counted.nullable(), mates: Counted.nullable(), posts: Counted, researchPapers: Counted }),
  /** What goes on first, then the latest that ended. */
  entries: z.array(ProfileEntry),
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

const YEAR = 'Enter a year such as 2014.'

/** What the setup and the working copy both write, under one rule: neither blocks or shortens what the other took. */
export const profileFields = {
  bio: prose(PROFILE_MAX.bio, 0),
  education: prose(PROFILE_MAX.education, 0),
  headline: text(PROFILE_MAX.headline),
  specialty: text(PROFILE_MAX.specialty),
  location: text(PROFILE_MAX.location),
  currentPosition: text(PROFILE_MAX.currentPosition),
  phone: text(PROFILE_MAX.phone),
  college: text(160),
  graduationYear: z.number(YEAR).int(YEAR).min(1940, YEAR).max(2100, YEAR).nullable(),
}

/** The working copy of the Edit Profile dialog, saved in one piece. Entries without an id are new; those left out are removed. */
export const ProfileDraft = z
  .strictObject({
    /** As it was when the copy was made. */
    version: z.number().int(),
    name: nameLine(120),
    ...profileFields,
    hospital: nameLine(160, 0),
    email: text(254),
    experienceYears: z
      .number()
      .int('Enter a number from 0 to 50.')
      .min(0, 'Enter a number from 0 to 50.')
      .max(50, 'Enter a number from 0 to 50.'),
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
    .route({ method: 'PUT', path: '/api/profile/audience', summary: 'Decide who sees what; what is not named stays as it is' })
    .input(ProfileAudience.partial())
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

  lookUpPapers: member
    .route({
      method: 'POST',
      path: '/api/profile/publications/look-up',
      summary: 'What Crossref and PubMed say of papers, by DOI or PubMed number; nothing of it is kept on the profile',
    })
    .input(z.strictObject({ identifiers: z.array(PaperId).min(1).max(LOOKED_UP_MAX, `Look up at most ${LOOKED_UP_MAX} papers at once.`) }))
    .output(z.object({ items: z.array(LookedUp) })),

  orcidWorks: member
    .route({ method: 'POST', path: '/api/profile/publications/orcid', summary: 'The works of an ORCID record; nothing of it is kept' })
    .input(z.strictObject({ orcid: OrcidId }))
    .output(z.object({ items: z.array(RegisteredPaper) }))
    .errors(refuses('NOT_FOUND', 'REGISTER_OFF', 'REGISTER_SILENT')),

  addCertification: member
    .route({ method: 'POST', path: '/api/profile/certifications', successStatus: 201, summary: 'Add a certification' })
    .input(CertificationDraft)
    .output(Certification),

  addEntry: member
    .route({
      method: 'POST',
      path: '/api/profile/entries',
      successStatus: 201,
      summary: 'Add a position, a degree or a training, once for each `clientId`',
    })
    .input(NewEntry)
    .output(ProfileEntry)
    .errors(refuses('LIST_FULL')),

  changeEntry: member
    .route({ method: 'PUT', path: '/api/profile/entries/{entryId}', summary: 'Change a position, a degree or a training' })
    .input(ChangedEntry)
    .output(ProfileEntry)
    .errors(refuses('NOT_FOUND')),

  removeEntry: member
    .route({ method: 'DELETE', path: '/api/profile/entries/{entryId}', summary: 'Remove a position, a degree or a training' })
    .input(z.strictObject({ entryId: Id }))
    .output(z.object({ removed: z.boolean() })),

  uploadPhoto: member
    .route({ method: 'POST', path: '/api/profile/photo', summary: 'Change the photo: cut to a square and drawn anew without its metadata' })
    .input(
      z.strictObject({
        file: z.file().max(IMAGE_MAX_BYTES, 'Use an image under 10 MB.'),
        ...square,
        size: square.size.default(1),
      }),
    )
    .output(z.object({ avatarUrl: FileUrl.nullable() }))
    .errors(refuses('NOT_AN_IMAGE', 'IMAGE_TOO_LARGE', 'TOO_LARGE')),

  removePhoto: member
    .route({ method: 'DELETE', path: '/api/profile/photo', summary: 'Remove the photo' })
    .output(z.object({ avatarUrl: FileUrl.nullable() })),
}

import { z } from 'zod'
import { DID_YOU_MEAN_MAX, NOTE_MAX } from './limits.ts'
import { type ProvenFilter, provenFilters } from './mark-words.ts'
import { Count, Cursor, Id, Moment, pageOf, Week } from './page.ts'
import { Audience, MemberCard } from './profile.ts'
import { member, memberByDays, protective, refuses } from './route.ts'
import { line, prose } from './text.ts'

/** Where the viewer stands with another member. */
export const MateState = z.enum(['suggested', 'pending', 'request_received', 'connected'])
export type MateState = z.infer<typeof MateState>

/** What a suggested member shares with the viewer. `year` is the one in which they left the college of both. */
export const SharedFact = z.discriminatedUnion('as', [
  z.object({ as: z.literal('mates'), count: Count }),
  z.object({ as: z.literal('class'), year: z.int() }),
  z.object({ as: z.literal('college'), year: z.int().nullable() }),
  z.object({ as: z.literal('interests'), names: z.array(z.string()).min(1) }),
  z.object({ as: z.enum(['hospital', 'specialty', 'city']) }),
])
export type SharedFact = z.infer<typeof SharedFact>

/** Another member, where the viewer stands with them, and why they are suggested. */
export const Mate = z.object({
  member: MemberCard,
  state: MateState,
  /** Why they are suggested, the strongest fact first; none where they are not. */
  shared: z.array(SharedFact).max(3),
  /** Mates of both, as far as neither side hides its list from the viewer. */
  mutualMates: Count,
  /** Two of them at most, who became the member’s mates last. */
  mutual: z.array(MemberCard).max(2),
  /** What was said with a request that waits, or with the one that a request has just crossed. */
  note: z.string().nullable(),
})
export type Mate = z.infer<typeof Mate>

/** What the Doctor Profile dialog adds to a card. */
export const MateProfile = z.object({
  mate: Mate,
  bio: z.string(),
  experienceYears: Count,
  /** How many mates they have; null where they keep the list to themselves. */
  connections: Count.nullable(),
})
export type MateProfile = z.infer<typeof MateProfile>

/** The tiles of the mates page, and how its lists stand. */
export const MatesOverview = z.object({
  active: Count,
  pending: Count,
  newMessages: Count,
  /** Members who share a mate with the viewer. */
  mutualConnections: Count,
  /** When those were counted, where it was not now: of members with very many mates. */
  mutualConnectionsAt: Moment.nullable(),
  weeks: z.object({ active: Week, pending: Week, newMessages: Week, mutualConnections: Week }),
  /** Requests that wait for the viewer. */
  requests: Count,
  /** Who may see the viewer's own mates list. */
  audience: Audience,
})
export type MatesOverview = z.infer<typeof MatesOverview>

/** The lists of links; suggestions are a list of their own. */
export const MateList = z.enum(['request_received', 'connected', 'pending'])
export type MateList = z.infer<typeof MateList>

/**
 * What the directory may be narrowed to. Words of a filter are found anywhere in a fact, in capitals or not, those of a specialty from the
 * beginning of a word on; places by all their names, and specialties of the dictionary by all their spellings.
 */
export const DirectoryFilter = z.strictObject({
  /** Whatever people are searched by. */
  q: line(100, 0).optional(),
  specialty: line(100, 0).optional(),
  city: line(100, 0).optional(),
  state: line(100, 0).optional(),
  language: line(60, 0).optional(),
  college: line(160, 0).optional(),
  hospital: line(160, 0).optional(),
  /** What was proven about them: a registration as a doctor, any registration, another fact, or any fact. */
  proven: z.enum(Object.keys(provenFilters) as [ProvenFilter, ...ProvenFilter[]]).optional(),
})
export type DirectoryFilter = z.input<typeof DirectoryFilter>

export const Directory = pageOf(Mate).extend({
  /** What may have been meant where little was found and a word looks misspelt. */
  didYouMean: z.array(z.string()).max(DID_YOU_MEAN_MAX),
})
export type Directory = z.infer<typeof Directory>

export const Blocked = z.object({ member: MemberCard, at: Moment })
export type Blocked = z.infer<typeof Blocked>

const Whom = z.strictObject({ memberId: Id })
const Done = z.object({ id: Id })
const move = (act: string, summary: string) => member.route({ method: 'POST', path: `/api/mates/${act}`, summary })

export const mates = {
  overview: memberByDays
    .route({
      method: 'GET',
      path: '/api/mates/overview',
      summary: 'The four tiles and the counts of the lists; mutual connections as of when they were counted',
    })
    .output(MatesOverview),

  list: member
    .route({
      method: 'GET',
      path: '/api/mates',
      summary: 'Connection requests, connections or pending requests, latest first; with words those who are called so',
    })
    .input(z.strictObject({ state: MateList, q: line(100, 0).optional(), cursor: Cursor.optional() }))
    .output(pageOf(Mate)),

  suggestions: member
    .route({ method: 'GET', path: '/api/mates/suggestions', summary: 'Members the viewer may know, each with the reason' })
    .input(z.strictObject({ limit: z.coerce.number().int().min(1).max(20).default(3) }))
    .output(z.object({ items: z.array(Mate) })),

  dismiss: move('dismiss', 'Not to be suggested this member again').input(Whom).output(Done).errors(refuses('NOT_FOUND')),

  directory: member
    .route({
      method: 'GET',
      path: '/api/mates/directory',
      summary: 'Members as the search finds them, best first; without words the newest first',
    })
    .input(DirectoryFilter.extend({ cursor: Cursor.optional() }))
    .output(Directory),

  profile: member
    .route({ method: 'GET', path: '/api/mates/members/{memberId}', summary: 'What the Doctor Profile dialog shows' })
    .input(Whom)
    .output(MateProfile)
    .errors(refuses('NOT_FOUND')),

  listOf: member
    .route({ method: 'GET', path: '/api/mates/members/{memberId}/mates', summary: "A member's mates, where they show them" })
    .input(Whom.extend({ cursor: Cursor.optional() }))
    .output(pageOf(Mate))
    .errors(refuses('NOT_FOUND', 'KEPT_PRIVATE')),

  request: move('request', 'Ask a member to become mates; a repeated one answers how it stands, and requests that cross join them')
    .input(Whom.extend({ note: prose(NOTE_MAX, 0).optional() }))
    .output(Mate)
    .errors(refuses('NOT_FOUND', 'ASK_LATER', 'REQUESTS_SPENT')),

  accept: move('accept', 'Say yes to a request').input(Whom).output(Mate).errors(refuses('NOT_FOUND', 'NO_REQUEST')),

  decline: move('decline', 'Say no to a request; the same member may ask again after 30 days')
    .input(Whom)
    .output(Mate)
    .errors(refuses('NOT_FOUND', 'ALREADY_MATES', 'NO_REQUEST')),

  withdraw: move('withdraw', "Take one's own request back")
    .input(Whom)
    .output(Mate)
    .errors(refuses('NOT_FOUND', 'ALREADY_MATES', 'NO_REQUEST')),

  remove: move('remove', 'Be mates no longer').input(Whom).output(Mate).errors(refuses('NOT_FOUND')),

  setAudience: member
    .route({ method: 'PUT', path: '/api/mates/audience', summary: "Who may see one's mates list" })
    .input(z.strictObject({ audience: Audience }))
    .output(z.object({ audience: Audience })),

  blocks: member
    .route({ method: 'GET', path: '/api/mates/blocks', summary: 'Whom the viewer has blocked, latest first' })
    .input(z.strictObject({ cursor: Cursor.optional() }))
    .output(pageOf(Blocked)),

  block: protective
    .route({
      method: 'PUT',
      path: '/api/mates/blocks/{memberId}',
      summary: 'Block a member: neither sees the other anywhere; they are not notified',
    })
    .input(Whom)
    .output(Done)
    .errors(refuses('NOT_FOUND')),

  unblock: member.route({ method: 'DELETE', path: '/api/mates/blocks/{memberId}', summary: 'Lift a block' }).input(Whom).output(Done),
}

import { z } from 'zod'
import { ClientId } from './client-id.ts'
import { InstitutionCard } from './institution.ts'
import { LOCUM_PAY_MAX, locumBands } from './locum-bands.ts'
import { Count, Cursor, Day, Id, Moment, pageOf } from './page.ts'
import { MemberCard } from './profile.ts'
import { member, refuses } from './route.ts'
import { line, prose } from './text.ts'

export const LocumBand = z.enum(locumBands.map(({ id }) => id))
export type LocumBand = z.infer<typeof LocumBand>

const slot = { day: Day, band: LocumBand }

/** A day and one of its bands. */
export const LocumSlot = z.object(slot)
export type LocumSlot = z.infer<typeof LocumSlot>

/** What an institution says of a shift. */
const said = {
  ...slot,
  title: line(120),
  /** For whom an open shift is; empty for every doctor. */
  specialty: line(80, 0).default(''),
  /** In rupees, for all of it. */
  pay: z.number().int('Enter whole rupees.').min(0).max(LOCUM_PAY_MAX),
  place: line(160),
  notes: prose(1000, 0).default(''),
}

const Shift = z.object({
  id: Id,
  ...slot,
  title: z.string(),
  specialty: z.string(),
  pay: z.number().int(),
  place: z.string(),
  notes: z.string(),
  startsAt: Moment,
  endsAt: Moment,
  /** Why it was cancelled, in the words of whoever did; empty otherwise, and for a doctor where somebody else had it. */
  cancelWords: z.string(),
})

/** A shift as a doctor sees it. */
export const LocumShift = Shift.extend({
  institution: InstitutionCard,
  /** What it is to the viewer: offered, theirs, somebody else's, refused by them, or cancelled. */
  standing: z.enum(['offered', 'yours', 'taken', 'declined', 'cancelled']),
  /** Which of the viewer's shifts leaves no room for it, in words; empty where none does. */
  collision: z.string(),
})
export type LocumShift = z.infer<typeof LocumShift>

/** A shift as its institution sees it. */
export const DeskShift = Shift.extend({
  shiftState: z.enum(['offered', 'taken', 'declined', 'cancelled']),
  /** Whom it was offered to; null for an open one, and across a block. */
  to: MemberCard.nullable(),
  isOpen: z.boolean(),
  /** Who has accepted it; null for nobody, across a block, and once they have left. */
  takenBy: MemberCard.nullable(),
  /** What had been checked of them on that day, and when; empty before. */
  checked: z.string(),
})
export type DeskShift = z.infer<typeof DeskShift>

/** A doctor who is free then. */
const FreeDoctor = z.object({ member: MemberCard, specialty: z.string(), checked: z.string() })

const ShiftId = z.strictObject({ shiftId: Id })
const OfInstitution = z.strictObject({ institutionId: Id })
const ofShift = '/api/locum/shifts/{shiftId}' as const
const ofInstitution = '/api/institutions/{institutionId}/shifts' as const
const runs = refuses('NOT_FOUND', 'NO_ROLE')

/** What doctors do: say when they are free, accept and decline. */
export const locum = {
  week: member
    .route({ method: 'GET', path: '/api/locum/week', summary: 'Seven days from one on: when the viewer is free, their shifts and offers' })
    .input(z.strictObject({ fromDay: Day }))
    .output(
      z.object({
        fromDay: Day,
        free: z.array(LocumSlot),
        shifts: z.array(LocumShift),
        /** The viewer's shifts of the month in which the week begins, by India's calendar, with what was agreed for them. */
        month: z.object({ shifts: Count, pay: Count }),
        /** Offers that wait for the viewer's answer, in whatever week, and where the first is. */
        offers: z.object({ waiting: Count, next: Day.nullable() }),
        /** The viewer's own that begins next, in whatever week. */
        next: LocumShift.nullable(),
        /** Whether the viewer may accept shifts, and what was checked for it; empty where nothing was. */
        proof: z.object({ isRegistered: z.boolean(), checked: z.string() }),
      }),
    ),

  setFree: member
    .route({ method: 'PUT', path: '/api/locum/free', summary: 'Say that one is free in a band, or not; verified institutions see it' })
    .input(z.strictObject({ ...slot, isFree: z.boolean() }))
    .output(z.object({ ...slot, isFree: z.boolean() }))
    .errors(refuses('DAY_OVER', 'TOO_FAR_AHEAD')),

  get: member
    .route({ method: 'GET', path: ofShift, summary: 'A shift that the viewer was offered, has, or may accept' })
    .input(ShiftId)
    .output(LocumShift)
    .errors(refuses('NOT_FOUND')),

  accept: member
    .route({
      method: 'POST',
      path: `${ofShift}/acceptance`,
      summary: 'Accept a shift, as a doctor whose registration was checked, with rest before and after',
    })
    .input(ShiftId)
    .output(LocumShift)
    .errors(
      refuses(
        ...(['NOT_FOUND', 'SHIFT_TAKEN', 'SHIFT_CLOSED', 'SHIFT_BEGUN', 'SHIFTS_COLLIDE'] as const),
        ...(['REGISTRATION_NEEDED', 'OWN_SHIFT', 'INSTITUTION_UNVERIFIED'] as const),
      ),
    ),

  decline: member
    .route({ method: 'POST', path: `${ofShift}/refusal`, summary: 'Decline a shift; an open one stays open for others' })
    .input(ShiftId)
    .output(LocumShift)
    .errors(refuses('NOT_FOUND', 'SHIFT_TAKEN', 'SHIFT_CLOSED', 'SHIFT_BEGUN')),

  giveBack: member
    .route({
      method: 'POST',
      path: `${ofShift}/return`,
      summary: 'Cancel a shift that one has accepted; shortly before it, with the reason',
    })
    .input(ShiftId.extend({ words: line(300, 0).default('') }))
    .output(LocumShift)
    .errors(refuses('NOT_FOUND', 'SHIFT_CLOSED', 'SHIFT_BEGUN')),

  calendar: member
    .route({ method: 'GET', path: `${ofShift}/calendar`, summary: 'An accepted shift as a calendar file (iCalendar), for both sides' })
    .input(ShiftId)
    .output(z.file())
    .errors(refuses('NOT_FOUND')),
}

/** What owners and recruiters of an institution do. Each call asks anew whether they still are. */
export const locumDesk = {
  week: member
    .route({ method: 'GET', path: ofInstitution, summary: 'The shifts of an institution, seven days from one on' })
    .input(OfInstitution.extend({ fromDay: Day }))
    .output(z.object({ fromDay: Day, shifts: z.array(DeskShift) }))
    .errors(runs),

  get: member
    .route({ method: 'GET', path: `${ofShift}/desk`, summary: 'A shift of an institution that the viewer manages, and of which one' })
    .input(ShiftId)
    .output(DeskShift.extend({ institutionId: Id }))
    .errors(runs),

  free: member
    .route({
      method: 'GET',
      path: `${ofInstitution}/free`,
      summary: 'Doctors with a checked registration who are free in a band, with rest before and after; for verified institutions',
    })
    .input(OfInstitution.extend({ ...slot, specialty: line(80, 0).default(''), cursor: Cursor.optional() }))
    .output(pageOf(FreeDoctor))
    .errors({ ...runs, ...refuses('INSTITUTION_UNVERIFIED') }),

  offer: member
    .route({ method: 'POST', path: ofInstitution, successStatus: 201, summary: 'Offer a shift to a doctor who is free, or openly' })
    .input(OfInstitution.extend({ ...said, clientId: ClientId, toId: Id.nullable().default(null) }))
    .output(DeskShift)
    .errors({
      ...runs,
      ...refuses('INSTITUTION_UNVERIFIED', 'NOT_FREE', 'DAY_OVER', 'TOO_FAR_AHEAD', 'LIST_FULL', 'AADHAAR_SEEN', 'ASKS_FOR_MONEY'),
    }),

  cancel: member
    .route({
      method: 'POST',
      path: `${ofInstitution}/{shiftId}/cancellation`,
      summary: 'Cancel a shift; shortly before one that was accepted, with the reason',
    })
    .input(OfInstitution.extend({ shiftId: Id, words: line(300, 0).default('') }))
    .output(DeskShift)
    .errors({ ...runs, ...refuses('SHIFT_CLOSED', 'SHIFT_BEGUN') }),
}

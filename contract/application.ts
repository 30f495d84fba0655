import { z } from 'zod'
import { Id, Moment } from './page.ts'
import { ApplicationStatus, PostingCard, PostingChange, PostingQuestion, Requirement } from './posting.ts'
import { ProfileEntry } from './profile-entry.ts'

/** A line of what is asked for, with what the applicant says of it and what was proven. Both may be empty; whether it fits is for people to judge. */
export const FitLine = Requirement.extend({
  /** In the words of their profile. */
  says: z.string(),
  /** What was checked, and by whom. */
  proven: z.string(),
})
export type FitLine = z.infer<typeof FitLine>

/** An applicant's profile as they sent it: no address, no telephone number, and no later change. */
export const SentProfile = z.object({
  name: z.string(),
  headline: z.string(),
  specialty: z.string(),
  hospital: z.string(),
  location: z.string(),
  currentPosition: z.string(),
  experienceYears: z.number().int(),
  education: z.string(),
  college: z.string(),
  graduationYear: z.number().int().nullable(),
  languages: z.array(z.string()),
  /** Their positions, degrees and trainings with dates. */
  entries: z.array(ProfileEntry.omit({ id: true })),
  certifications: z.array(z.object({ title: z.string(), issuer: z.string(), year: z.string() })),
  publications: z.array(
    z.object({ title: z.string(), journal: z.string(), year: z.number().int().nullable(), doi: z.string().nullable() }),
  ),
  /** What was checked of them on that day, or what became of it since; empty where nothing was. */
  checked: z.string(),
})
export type SentProfile = z.infer<typeof SentProfile>

/** `yes` or `no` where the question takes nothing else. */
export const SentAnswer = PostingQuestion.extend({ answer: z.string() })
export type SentAnswer = z.infer<typeof SentAnswer>

/** What an application became, or `exported`: the institution took the list of all, in which this one stands, and had not opened it. */
export const ApplicationAct = z.enum([...ApplicationStatus.options, 'exported'])
export type ApplicationAct = z.infer<typeof ApplicationAct>

/** Something that happened to an application. The institution acts as one; who of it did so stays there. */
const ApplicationStep = z.object({
  at: Moment,
  status: ApplicationAct,
  by: z.enum(['applicant', 'institution']),
  /** What the institution says with it. */
  words: z.string(),
})

/** What was sent, the same for both sides. */
export const SentApplication = z.object({
  id: Id,
  status: ApplicationStatus,
  sentAt: Moment,
  sentProfile: SentProfile,
  fit: z.array(FitLine),
  answers: z.array(SentAnswer),
  letter: z.string(),
  /** Null where none was sent. */
  cv: z.object({ name: z.string(), sizeBytes: z.number().int() }).nullable(),
  steps: z.array(ApplicationStep),
  /** When all of it is erased; null while the posting is open. */
  erasedOn: Moment.nullable(),
})
export type SentApplication = z.infer<typeof SentApplication>

/** One's own application. */
export const OwnApplication = SentApplication.extend({
  posting: PostingCard,
  /** Where one writes with whoever holds it for the institution; null where nobody has begun, and where they recruit there no longer. */
  conversationId: Id.nullable(),
  /** Until when it is fair to wait for an answer, and whether the institution was asked for it then; null where none is awaited. */
  answerDue: z.object({ at: Moment, wasAsked: z.boolean() }).nullable(),
  /** What changed in the posting since it was sent, the latest first. */
  changes: z.array(PostingChange),
})
export type OwnApplication = z.infer<typeof OwnApplication>

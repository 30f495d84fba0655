import { z } from 'zod'
import { OwnClientId } from './client-id.ts'
import { Count, Id, Moment } from './page.ts'
import { PAPER_TYPES } from './paper-files.ts'
import { paperAudiences, paperLicences, paperTextWords } from './paper-words.ts'
import { MemberCard } from './profile.ts'

/** Who may find a paper: its uploader, their mates too, all members, or everybody. */
export const PaperAudience = z.enum(paperAudiences.map(({ id }) => id))
export type PaperAudience = z.infer<typeof PaperAudience>

/** What its uploader states about the rights. */
export const PaperLicence = z.enum(paperLicences.map(({ id }) => id))
export type PaperLicence = z.infer<typeof PaperLicence>

/** How far the text of a version has come: `scanned` is a PDF without text, `none` a version without a file. */
export const PaperTextState = z.enum(Object.keys(paperTextWords) as [keyof typeof paperTextWords])
export type PaperTextState = z.infer<typeof PaperTextState>

/** Versions count from 1 on within their paper. */
export const VersionNo = z.coerce.number<number | string>().int().min(1).max(1000)

/** A paper as lists show it. */
export const Paper = z.object({
  id: Id,
  clientId: OwnClientId,
  title: z.string(),
  abstract: z.string(),
  /** As its uploader wrote them, separated by commas. */
  authors: z.string(),
  year: z.string(),
  journal: z.string(),
  specialization: z.string(),
  topics: z.array(z.string()),
  doi: z.string().nullable(),
  /** Where it was published: what its uploader gave, otherwise where its DOI leads. */
  link: z.string().nullable(),
  audience: PaperAudience,
  licence: PaperLicence,
  /** Whether the viewer reads text and file here: its uploader does, others where the licence is open. */
  canRead: z.boolean(),
  uploadedBy: MemberCard,
  isOwn: z.boolean(),
  createdAt: Moment,
  editedAt: Moment.nullable(),
  /** How many versions there are: the newest one bears this number. */
  versions: Count,
  /** Without what a block hides from the viewer. */
  comments: Count,
  isSaved: z.boolean(),
  isFollowed: z.boolean(),
  /** By the list of retractions that the operator has imported; false says no more than that it names it not. */
  isRetracted: z.boolean(),
  /** There where it is withheld because of a report: its author and reviewers alone see it. */
  isWithheld: z.literal(true).optional(),
})
export type Paper = z.infer<typeof Paper>

/** What speaks for a paper that is suggested. `topic`, as the viewer follows it; `specialty`, their own; a mate who uploaded it or commented on it. */
export const PaperReason = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('topic'), topic: z.string() }),
  z.object({ kind: z.literal('specialty'), specialty: z.string() }),
  z.object({ kind: z.literal('uploaded'), by: MemberCard }),
  z.object({ kind: z.literal('commented'), by: MemberCard }),
])
export type PaperReason = z.infer<typeof PaperReason>

/** A paper for the viewer, and what speaks for it; one thing at least does. */
export const SuggestedPaper = z.object({ id: Id, paper: Paper, reasons: z.array(PaperReason).min(1) })
export type SuggestedPaper = z.infer<typeof SuggestedPaper>

/** A version of a paper. */
export const PaperVersion = z.object({
  paperId: Id,
  no: z.number().int(),
  clientId: OwnClientId,
  /** NO_FILE where there is none. */
  fileName: z.string(),
  /** Null where there is no file, and for whoever may not read it. */
  file: z.object({ sizeBytes: Count, type: z.enum(PAPER_TYPES) }).nullable(),
  /** Null until the text is read. Only a PDF has pages of its own: those of other files are stretches of some thousand characters. */
  pages: Count.nullable(),
  uploadedAt: Moment,
  changesSummary: z.string(),
  textState: PaperTextState,
  /** Why it could not be read, of `failed`; otherwise empty. */
  textTrouble: z.string(),
})
export type PaperVersion = z.infer<typeof PaperVersion>

/** A paper as its page shows it. */
export const OpenedPaper = Paper.extend({
  /** All of them, the newest first. */
  versionList: z.array(PaperVersion),
})
export type OpenedPaper = z.infer<typeof OpenedPaper>

/** Another paper that the viewer may see and that seems to be the same one. */
export const PaperDuplicate = z.object({
  paperId: Id,
  title: z.string(),
  uploadedBy: MemberCard,
  /** The same DOI, or the same bytes. */
  same: z.enum(['doi', 'file']),
})
export type PaperDuplicate = z.infer<typeof PaperDuplicate>

/** What a document, or the register of its DOI, says of itself. Empty where nothing was found; the member's own words come first. */
export const PaperProposal = z.object({
  title: z.string(),
  authors: z.string(),
  year: z.string(),
  journal: z.string(),
  doi: z.string(),
  abstract: z.string(),
  topics: z.array(z.string()),
})
export type PaperProposal = z.infer<typeof PaperProposal>

/** A piece of a comparison. */
const ChangedPiece = z.object({ text: z.string(), kind: z.enum(['same', 'added', 'removed']) })

/** A passage that differs, with some words around it. */
export const ChangedPassage = z.object({
  /** Where it stands in the newer version; of what was only removed, where it stood in the older one. */
  page: z.number().int(),
  pieces: z.array(ChangedPiece),
})
export type ChangedPassage = z.infer<typeof ChangedPassage>

import { z } from 'zod'
import { ClientId } from './client-id.ts'
import { Doi } from './doi.ts'
import { PAPER_ABSTRACT_MAX, PAPER_TOPICS_MAX, PAPERS_SUGGESTED, QUESTION_MAX } from './limits.ts'
import { Count, Cursor, Id, pageOf } from './page.ts'
import {
  ChangedPassage,
  OpenedPaper,
  Paper,
  PaperAudience,
  PaperDuplicate,
  PaperLicence,
  PaperProposal,
  PaperTextState,
  PaperVersion,
  SuggestedPaper,
  VersionNo,
} from './papers.ts'
import { member, refuses } from './route.ts'
import { line, prose, WebLink } from './text.ts'

/** What a member says of a paper. Each may be empty and then reads as PAPER_DEFAULTS say. */
const fields = {
  title: line(400, 0),
  authors: line(2000, 0),
  abstract: prose(PAPER_ABSTRACT_MAX, 0),
  journal: line(200, 0),
  year: line(20, 0),
  specialization: line(80, 0),
  topics: z.array(line(60)).max(PAPER_TOPICS_MAX),
  doi: Doi.nullable(),
  link: WebLink.nullable(),
  audience: PaperAudience,
  licence: PaperLicence,
}

const Draft = z.strictObject({
  ...fields,
  title: fields.title.default(''),
  authors: fields.authors.default(''),
  abstract: fields.abstract.default(''),
  journal: fields.journal.default(''),
  year: fields.year.default(''),
  specialization: fields.specialization.default(''),
  topics: fields.topics.default([]),
  doi: fields.doi.default(null),
  link: fields.link.default(null),
  audience: fields.audience.default('members'),
  licence: fields.licence.default('none'),
})

const PaperId = z.strictObject({ paperId: Id })
const At = PaperId.extend({ no: VersionNo })

/** What narrows a list. Each is looked for anywhere and not told apart by case, but for the year, which is exact, and the topic, which is whole. */
const Filters = z.strictObject({
  /** In title, abstract, authors and journal. */
  q: line(QUESTION_MAX, 0).optional(),
  author: line(QUESTION_MAX, 0).optional(),
  journal: line(QUESTION_MAX, 0).optional(),
  specialization: line(QUESTION_MAX, 0).optional(),
  year: line(20, 0).optional(),
  topic: line(60, 0).optional(),
  /** Who uploaded it. */
  uploader: Id.optional(),
  /** Where whoever uploaded it is confirmed to work now. */
  institutionId: Id.optional(),
  /** `own`: the viewer's uploads; `saved`: their reading list; `followed`: papers they follow. */
  shelf: z.enum(['all', 'own', 'saved', 'followed']).default('all'),
})

const Kept = z.object({ paperId: Id, isSaved: z.boolean(), isFollowed: z.boolean() })
const path = '/api/research/papers'
const ofPaper = `${path}/{paperId}` as const
const ofVersion = `${ofPaper}/versions/{no}` as const

/** A paper that the viewer may not find, and one that does not exist, are refused alike: NOT_FOUND. */
export const research = {
  list: member
    .route({ method: 'GET', path, summary: 'A page of the papers that the viewer may find, the newest upload first' })
    .input(Filters.extend({ cursor: Cursor.optional() }))
    .output(pageOf(Paper)),

  topics: member
    .route({
      method: 'GET',
      path: '/api/research/topics',
      summary: 'Topics of those that these filters leave of the newest papers, with how many bear each, the most frequent first',
    })
    .input(Filters)
    .output(
      z.object({
        items: z.array(z.object({ topic: z.string(), papers: Count })),
        /** How many papers these filters left; with `isMore` there are older ones that were not looked at. */
        counted: Count,
        isMore: z.boolean(),
      }),
    ),

  suggested: member
    .route({
      method: 'GET',
      path: '/api/research/suggested',
      summary: 'A few of the newest papers that the viewer may find and has nothing to do with yet, and why',
    })
    .output(z.object({ items: z.array(SuggestedPaper).max(PAPERS_SUGGESTED) })),

  dismiss: member
    .route({ method: 'POST', path: `${ofPaper}/dismiss`, summary: 'Not to be suggested this paper again; twice is once' })
    .input(PaperId)
    .output(z.object({ paperId: Id }))
    .errors(refuses('NOT_FOUND')),

  get: member
    .route({ method: 'GET', path: ofPaper, summary: 'One paper with its versions' })
    .input(PaperId)
    .output(OpenedPaper)
    .errors(refuses('NOT_FOUND')),

  propose: member
    .route({
      method: 'POST',
      path: '/api/research/proposals',
      summary: 'What an uploaded file and the register of its DOI say of the paper, and papers that seem to be the same',
    })
    /** A file that has arrived, a DOI, or both: of the two the register is asked for the DOI that is given. */
    .input(z.strictObject({ uploadId: Id.optional(), doi: Doi.optional() }))
    .output(
      z.object({
        proposal: PaperProposal,
        duplicates: z.array(PaperDuplicate),
        /** Of the file: `scanned` and `failed` are said before anything is sent; `none` without a file. */
        textState: PaperTextState,
        textTrouble: z.string(),
        /** Whether the register of DOIs has answered for this one: asked where the operator allows it. */
        fromRegister: z.boolean(),
      }),
    )
    .errors(refuses('NOT_FOUND', 'UPLOAD_UNFINISHED', 'UNSUPPORTED_TYPE', 'TOO_LARGE')),

  upload: member
    .route({ method: 'POST', path, successStatus: 201, summary: 'Keep an uploaded file as a paper; its text is read afterwards' })
    .input(Draft.extend({ clientId: ClientId, uploadId: Id }))
    .output(OpenedPaper)
    .errors(refuses('NOT_FOUND', 'UPLOAD_UNFINISHED', 'UNSUPPORTED_TYPE', 'TOO_LARGE')),

  edit: member
    .route({
      method: 'PATCH',
      path: ofPaper,
      summary: "Change what is said of one's own paper; what is left out stays, what is empty reads as the default",
    })
    .input(PaperId.extend(z.strictObject(fields).partial().shape))
    .output(OpenedPaper)
    .errors(refuses('NOT_FOUND', 'NOT_YOURS')),

  remove: member
    .route({ method: 'DELETE', path: ofPaper, summary: "Delete one's own paper with its versions and its comments" })
    .input(PaperId)
    .output(z.object({ id: Id }))
    .errors(refuses('NOT_FOUND', 'NOT_YOURS')),

  addVersion: member
    .route({
      method: 'POST',
      path: `${ofPaper}/versions`,
      successStatus: 201,
      summary: "Add a version to one's own paper, with a file or without one",
    })
    .input(PaperId.extend({ clientId: ClientId, uploadId: Id.nullable().default(null), changesSummary: line(500, 0).default('') }))
    .output(PaperVersion)
    .errors(refuses('NOT_FOUND', 'NOT_YOURS', 'UPLOAD_UNFINISHED', 'UNSUPPORTED_TYPE', 'TOO_LARGE', 'PAPER_FULL')),

  openFile: member
    .meta({ access: 'member', signals: true })
    .route({
      method: 'POST',
      path: `${ofVersion}/file`,
      summary: 'An address that opens the file of a version for the viewer, for a while',
    })
    .input(At)
    .output(z.object({ url: z.string().startsWith('/api/research/papers/') }))
    .errors(refuses('NOT_FOUND')),

  text: member
    .route({ method: 'GET', path: `${ofVersion}/text`, summary: 'The text of a version, from a page on; `next` is the page that goes on' })
    .input(At.extend({ from: z.coerce.number<number | string>().int().min(1).max(1_000_000).default(1) }))
    .output(
      z.object({
        textState: PaperTextState,
        pages: z.array(z.object({ no: z.number().int(), text: z.string() })),
        next: z.number().int().nullable(),
        /** The text is longer than what is kept of it. */
        isCut: z.boolean(),
      }),
    )
    .errors(refuses('NOT_FOUND')),

  readAgain: member
    .route({ method: 'POST', path: `${ofVersion}/text`, summary: 'Have the text of a file read again where that failed' })
    .input(At)
    .output(PaperVersion)
    .errors(refuses('NOT_FOUND', 'NOT_YOURS')),

  compare: member
    .route({
      method: 'GET',
      path: `${ofVersion}/changes`,
      summary: 'What the text of a version says otherwise than that of an earlier one',
    })
    .input(At.extend({ since: VersionNo }))
    .output(
      z.object({
        /** `unread`: one of the two has no text, or not yet; `too_different`: a comparison would show all of it. */
        state: z.enum(['compared', 'unread', 'too_different']),
        passages: z.array(ChangedPassage),
        /** How many passages differ; fewer are shown where there are very many. */
        changed: Count,
      }),
    )
    .errors(refuses('NOT_FOUND')),

  save: member
    .route({ method: 'PUT', path: `${ofPaper}/saved`, summary: "Put a paper on one's reading list; twice is once" })
    .input(PaperId)
    .output(Kept)
    .errors(refuses('NOT_FOUND')),

  unsave: member
    .route({ method: 'DELETE', path: `${ofPaper}/saved`, summary: "Take a paper off one's reading list" })
    .input(PaperId)
    .output(Kept)
    .errors(refuses('NOT_FOUND')),

  follow: member
    .route({ method: 'PUT', path: `${ofPaper}/followed`, summary: 'Be notified of new versions and comments of a paper' })
    .input(PaperId)
    .output(Kept)
    .errors(refuses('NOT_FOUND')),

  unfollow: member
    .route({ method: 'DELETE', path: `${ofPaper}/followed`, summary: 'Be notified of a paper no more' })
    .input(PaperId)
    .output(Kept)
    .errors(refuses('NOT_FOUND')),
}

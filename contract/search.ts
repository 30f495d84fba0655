import { z } from 'zod'
import { DID_YOU_MEAN_MAX, QUESTION_MAX } from './limits.ts'
import { Cursor, Id, Moment, pageOf } from './page.ts'
import { Paper } from './papers.ts'
import { PostingCard } from './posting.ts'
import { MemberCard } from './profile.ts'
import { member } from './route.ts'
import { line } from './text.ts'

/** How many of each group the first answer shows. */
export const FIRST_PEOPLE = 6
export const FIRST_POSTS = 4
export const FIRST_JOBS = 3
export const FIRST_PAPERS = 3

/** A member that was found. */
export const PersonFound = z.object({
  kind: z.literal('person'),
  id: Id,
  member: MemberCard,
  isMate: z.boolean(),
  /** Where they studied, when that is what was asked for. */
  college: z.string().nullable(),
})
export type PersonFound = z.infer<typeof PersonFound>

/** A piece of a text, and whether it is what was asked for. */
export const Piece = z.object({ text: z.string(), found: z.boolean() })
export type Piece = z.infer<typeof Piece>

/** A post that was found. */
export const PostFound = z.object({
  kind: z.literal('post'),
  id: Id,
  author: MemberCard,
  /** The part of the post that answers the question. */
  excerpt: z.array(Piece),
  createdAt: Moment,
})
export type PostFound = z.infer<typeof PostFound>

/** An open job that was found. */
export const JobFound = z.object({ kind: z.literal('job'), id: Id, posting: PostingCard })
export type JobFound = z.infer<typeof JobFound>

/** A paper of the research hub that was found. */
export const PaperFound = z.object({
  kind: z.literal('paper'),
  id: Id,
  paper: Paper.pick({ title: true, authors: true, journal: true, year: true, isRetracted: true, uploadedBy: true }),
})
export type PaperFound = z.infer<typeof PaperFound>

/** Anything that can be found. A room that joins the search adds its kind here and its group below. */
export const Found = z.discriminatedUnion('kind', [PersonFound, PostFound, JobFound, PaperFound])
export type Found = z.infer<typeof Found>

const groupOf = <Name extends string, Item extends z.ZodType>(group: Name, item: Item) =>
  z.object({
    group: z.literal(group),
    items: z.array(item),
    /** There are others behind these: ask the group's own page. */
    more: z.boolean(),
  })

/** The best of one kind. */
export const FoundGroup = z.discriminatedUnion('group', [
  groupOf('people', PersonFound),
  groupOf('jobs', JobFound),
  groupOf('papers', PaperFound),
  groupOf('posts', PostFound),
])
export type FoundGroup = z.infer<typeof FoundGroup>

const Question = z.strictObject({ q: line(QUESTION_MAX) })
const QuestionPage = Question.extend({ cursor: Cursor.optional() })

export const search = {
  everything: member
    .route({
      method: 'GET',
      path: '/api/search',
      summary: 'One question to every room: the best answers of each, groups without any left out',
    })
    .input(Question)
    .output(
      z.object({
        groups: z.array(FoundGroup),
        /** What may have been meant where little was found and a word looks misspelt: questions that find more. Nothing is found by them here. */
        didYouMean: z.array(z.string()).max(DID_YOU_MEAN_MAX),
      }),
    ),

  people: member
    .route({ method: 'GET', path: '/api/search/people', summary: 'A page of the members that a question finds, best first' })
    .input(QuestionPage)
    .output(pageOf(PersonFound)),

  posts: member
    .route({ method: 'GET', path: '/api/search/posts', summary: 'A page of the posts that a question finds, newest first' })
    .input(QuestionPage)
    .output(pageOf(PostFound)),

  jobs: member
    .route({ method: 'GET', path: '/api/search/jobs', summary: 'A page of the open jobs that a question finds, newest first' })
    .input(QuestionPage)
    .output(pageOf(JobFound)),

  papers: member
    .route({ method: 'GET', path: '/api/search/papers', summary: 'A page of the papers that a question finds, the newest upload first' })
    .input(QuestionPage)
    .output(pageOf(PaperFound)),
}

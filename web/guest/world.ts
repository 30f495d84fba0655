import type { ContractRouterClient } from '@orpc/contract'
import type { Contract } from '#contract/index.ts'
import { previewTopics } from '#sample/mates-preview.ts'
import { summary } from './home.ts'
import * as mates from './mates.ts'
import { refusal } from './refuse.ts'

/** Their own chunk: no page asks for them but the one that shows them. */
const messages = () => import('./messages.ts')
const research = () => import('./research.ts')
const paperComments = () => import('./paper-comments.ts')
const education = () => import('./education.ts')
const events = () => import('./events.ts')
const jobs = () => import('./jobs.ts')

type Whole = ContractRouterClient<Contract>

/** Any part of the contract, each operation with the server's input and output. */
type GuestWorld = { [Room in keyof Whole]?: Partial<Whole[Room]> }

// Typed by the contract: an answer of another shape does not compile.
const world = {
  home: {
    summary: async () => summary(),
  },
  mates: {
    overview: async () => mates.overview(),
    list: async ({ state }) => mates.list(state),
    suggestions: async ({ limit = 3 }) => ({ items: mates.suggestions(Number(limit)) }),
    dismiss: async ({ memberId }) => mates.dismiss(memberId),
    directory: async (filter) => mates.directory(filter),
    profile: async ({ memberId }) => mates.profile(memberId),
    // What the sample people's own lists hold is nobody's business.
    listOf: async () => ({ items: [], next: null }),
    request: async ({ memberId, note }) => mates.request(memberId, note),
    accept: async ({ memberId }) => mates.answer('accept', memberId),
    decline: async ({ memberId }) => mates.answer('decline', memberId),
    withdraw: async ({ memberId }) => mates.answer('withdraw', memberId),
    remove: async ({ memberId }) => mates.answer('remove', memberId),
    setAudience: async ({ audience }) => mates.setAudience(audience),
    blocks: async () => mates.blocks(),
    block: async ({ memberId }) => mates.block(memberId),
    unblock: async ({ memberId }) => mates.unblock(memberId),
  },
  conversations: {
    list: async ({ folder, q }) => (await messages()).list(folder, q),
    get: async ({ conversationId }) => (await messages()).get(conversationId),
    open: async ({ memberId }) => (await messages()).open(memberId),
  },
  messages: {
    list: async ({ conversationId, since }) => (await messages()).messages(conversationId, Number(since ?? 0)),
  },
  research: {
    list: async (filters) => (await research()).list(filters),
    topics: async (filters) => (await research()).topics(filters),
    get: async ({ paperId }) => (await research()).get(paperId),
    text: async ({ paperId, no }) => (await research()).text(paperId, Number(no)),
    compare: async ({ paperId, no, since }) => (await research()).compare(paperId, Number(no), Number(since)),
    propose: async () => (await research()).propose(),
    upload: async (paper) => (await research()).upload(paper),
    addVersion: async (version) => (await research()).addVersion(version),
  },
  paperComments: {
    list: async ({ paperId, parentId }) => (await paperComments()).list(paperId, parentId),
    comment: async (comment) => (await paperComments()).comment(comment),
  },
  education: {
    courses: async (filter) => (await education()).courses(filter),
    subjects: async () => (await education()).subjects(),
    course: async ({ courseId }) => (await education()).course(courseId),
    courseVersion: async ({ courseId, version }) => (await education()).courseVersion(courseId, Number(version)),
    keepPlace: async ({ courseId, stepId }) => (await education()).keepPlace(courseId, stepId),
    finishReading: async ({ courseId, stepId }) => (await education()).finishReading(courseId, stepId),
    answer: async ({ courseId, questionId, optionId }) => (await education()).answer(courseId, questionId, optionId),
    note: async ({ noteId }) => (await education()).note(noteId),
    paths: async () => (await education()).paths(),
    recall: async () => (await education()).recall(),
  },
  events: {
    list: async ({ show }) => (await events()).list(show),
    get: async ({ eventId }) => (await events()).get(eventId),
    go: async ({ eventId, isGoing }) => (await events()).go(eventId, isGoing),
  },
  jobs: {
    list: async ({ cursor: _, ...filters }) => (await jobs()).list(filters),
    facets: async (filters) => (await jobs()).count(filters),
    get: async ({ postingId }) => (await jobs()).get(postingId),
    save: async ({ postingId }) => (await jobs()).save(postingId, true),
    unsave: async ({ postingId }) => (await jobs()).save(postingId, false),
  },
  feed: {
    topics: async () => ({ items: previewTopics }),
  },
} satisfies GuestWorld

type Answer = (input: unknown) => Promise<unknown>

/** Answers a guest from the sample world, within this tab. What it does not hold is answered as the server answers somebody who is not signed in. */
export async function answer([room = '', act = '']: readonly string[], input: unknown): Promise<unknown> {
  const operation = (world as Record<string, Record<string, Answer>>)[room]?.[act]
  if (!operation) throw refusal('UNAUTHENTICATED')
  return operation(input ?? {})
}

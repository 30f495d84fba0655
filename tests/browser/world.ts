import { vi } from 'vitest'
import type { User } from '#contract/account.ts'
import type { ErrorBody } from '#contract/errors.ts'
import type { Post } from '#contract/feed.ts'
import { forgetSession, keepSession } from '#web/lib/session.ts'

type Answers = Record<string, (asked: { body: unknown; token: string | null }) => unknown>

/** What a server's refusal is thrown as by an answer. */
export class Refusing extends Error {
  readonly body: ErrorBody
  constructor(body: Pick<ErrorBody, 'code' | 'status' | 'message'>) {
    super(body.message)
    this.body = { ...body, requestId: 'test' }
  }
}

/** Answers the calls of the page, by method and path: `GET /api/feed/posts/1`. What is not named is not found. */
export function answer(answers: Answers) {
  return vi.spyOn(window, 'fetch').mockImplementation(async (address, { method = 'GET', headers, body } = {}) => {
    const { pathname } = new URL(String(address), window.location.href)
    const found = answers[`${method} ${pathname}`]
    const refusal = { code: 'NOT_FOUND', status: 404, message: 'Nothing here.', requestId: 'test' } as const
    if (!found) return Response.json(refusal, { status: 404 })
    try {
      const token = new Headers(headers).get('authorization')
      return Response.json(await found({ body: typeof body === 'string' ? JSON.parse(body) : undefined, token }))
    } catch (error) {
      if (error instanceof Refusing) return Response.json(error.body, { status: error.body.status })
      throw error
    }
  })
}

const member = (id: string): User => ({
  id,
  name: `Dr. ${id}`,
  email: `${id}@hospital.in`,
  picture: null,
  verified: false,
  mark: null,
  profileComplete: true,
  verified_email: true,
  provider: 'password',
  deletionDueAt: null,
  closedBy: null,
})

/** Signs a member in on this page; their token is their id. */
export const signIn = (id: string) => keepSession({ token: id, user: member(id) })

/** Ends what a test began on this page. */
export function leave() {
  vi.restoreAllMocks()
  forgetSession()
  localStorage.clear()
}

/** A post as the server gives it. */
export const postOf = (id: string, part: Partial<Post> = {}): Post => ({
  id,
  clientId: null,
  author: {
    id: 'author',
    handle: 'author',
    name: 'Dr. Asha Rao',
    headline: 'Cardiologist',
    hospital: '',
    location: 'Pune',
    avatarUrl: null,
    verified: false,
    mark: null,
  },
  content: `Post ${id}`,
  mentioned: [],
  images: [],
  link: null,
  preview: null,
  quoted: null,
  poll: null,
  case: null,
  likes: 0,
  isLiked: false,
  comments: 0,
  commentsHidden: 0,
  isSaved: false,
  isPinned: false,
  verificationStatus: 'pending',
  checkState: 'under_way',
  audience: 'members',
  createdAt: '2026-11-20T08:00:00.000Z',
  editedAt: null,
  ...part,
})

import { Refusal } from '#contract/errors.ts'
import { PAGE_SIZE, type Page } from '#contract/page.ts'
import { FIRST_PEOPLE, FIRST_POSTS, type Found, type FoundGroup, type PersonFound, type PostFound, search } from '#contract/search.ts'
import type { MemberContext } from '../platform/http/context.ts'
import { serve } from '../platform/http/serve.ts'
import { findByEmail, findPeople, PEOPLE_MAX } from './people.ts'
import { findPosts } from './posts.ts'
import { askPeople, askPosts } from './question.ts'
import { respell } from './spelling.ts'

/** Below this many people a question may have been misspelt. */
const FEW = 3

export const searchRoutes = serve(search, {
  everything: async ({ q }, context) => {
    await context.limits.searches(context.viewer.id)
    const groups: FoundGroup[] = await Promise.all([firstPeople(q, context), firstPosts(q, context)])
    return { groups: groups.filter(({ items }) => items.length > 0) }
  },

  people: async ({ q, cursor }, context) => {
    await context.limits.searches(context.viewer.id)
    return peoplePage(q, context, PAGE_SIZE, skipOf(cursor))
  },

  posts: async ({ q, cursor }, context) => {
    await context.limits.searches(context.viewer.id)
    return postsPage(q, context, PAGE_SIZE, cursor)
  },
})

async function firstPeople(q: string, context: MemberContext) {
  const page = await peoplePage(q, context, FIRST_PEOPLE)
  const words = page.items.length < FEW ? askPeople(q) : null
  const spelt = words && !words.email ? await respell(context.db, 'people', words.words) : null
  const better = spelt ? await peoplePage(spelt, context, FIRST_PEOPLE) : page
  return better.items.length > page.items.length ? group('people', spelt!, better) : group('people', q, page)
}

async function firstPosts(q: string, context: MemberContext) {
  const page = await postsPage(q, context, FIRST_POSTS)
  const words = page.items.length === 0 ? askPosts(q) : null
  const spelt = words && (await respell(context.db, 'posts', words.words))
  return spelt ? group('posts', spelt, await postsPage(spelt, context, FIRST_POSTS)) : group('posts', q, page)
}

const group = <Name extends FoundGroup['group'], Item extends Found>(name: Name, q: string, { items, next }: Page<Item>) => ({
  group: name,
  items,
  more: next !== null,
  q,
})

async function peoplePage(q: string, { db, limits, viewer }: MemberContext, size: number, skip = 0): Promise<Page<PersonFound>> {
  const question = askPeople(q)
  if (!question) return { items: [], next: null }
  if (!question.email) return findPeople(db, viewer.id, question, size, skip)
  // Addresses are counted more strictly, so that nobody tries out a list of them.
  await limits.emailSearches(viewer.id)
  return { items: await findByEmail(db, viewer.id, question.email), next: null }
}

async function postsPage(q: string, { db, viewer }: MemberContext, size: number, cursor?: string): Promise<Page<PostFound>> {
  const question = askPosts(q)
  return question ? findPosts(db, viewer.id, question, size, cursor) : { items: [], next: null }
}

function skipOf(cursor = '0') {
  const skip = Number(cursor)
  if (!Number.isInteger(skip) || skip < 0 || skip >= PEOPLE_MAX) {
    throw new Refusal('BAD_INPUT', { issues: [{ path: 'cursor', message: 'This is not the start of a page.' }] })
  }
  return skip
}

import { Refusal } from '#contract/errors.ts'
import { PAGE_SIZE, type Page } from '#contract/page.ts'
import { FIRST_PEOPLE, FIRST_POSTS, type Found, type FoundGroup, type PersonFound, type PostFound, search } from '#contract/search.ts'
import { countShown } from '../platform/access/limits.ts'
import type { MemberContext } from '../platform/http/context.ts'
import { serve } from '../platform/http/operations/serve.ts'
import { findByEmail, findPeople, PEOPLE_MAX } from './people.ts'
import { findPosts } from './posts.ts'
import { parsePeopleQuery, parsePostsQuery } from './rules.ts'
import { correctSpelling } from './spelling.ts'
import { suggestionsRoutes } from './suggestions/routes.ts'

/** Below this many people a question may have been misspelt. */
const FEW = 3

/** The parts of the contract that this room answers. */
export const searchRoutes = {
  search: serve(search, {
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
  }),
  suggestions: suggestionsRoutes,
}

async function firstPeople(q: string, context: MemberContext) {
  const page = await peoplePage(q, context, FIRST_PEOPLE)
  const words = page.items.length < FEW ? parsePeopleQuery(q) : null
  const corrected = words && !words.email ? await correctSpelling(context.db, 'people', words.words) : null
  const better = corrected ? await peoplePage(corrected, context, FIRST_PEOPLE) : page
  return better.items.length > page.items.length ? group('people', corrected!, better) : group('people', q, page)
}

async function firstPosts(q: string, context: MemberContext) {
  const page = await postsPage(q, context, FIRST_POSTS)
  const words = page.items.length === 0 ? parsePostsQuery(q) : null
  const corrected = words && (await correctSpelling(context.db, 'posts', words.words))
  return corrected ? group('posts', corrected, await postsPage(corrected, context, FIRST_POSTS)) : group('posts', q, page)
}

const group = <Name extends FoundGroup['group'], Item extends Found>(name: Name, q: string, { items, next }: Page<Item>) => ({
  group: name,
  items,
  more: next !== null,
  q,
})

async function peoplePage(q: string, { db, limits, viewer }: MemberContext, size: number, skip = 0): Promise<Page<PersonFound>> {
  const question = parsePeopleQuery(q)
  if (!question) return { items: [], next: null }
  if (!question.email) {
    return countShown(limits.people, viewer.id, findPeople(db, viewer.id, question, size, skip))
  }
  // Addresses are counted more strictly, so that nobody tries out a list of them.
  await limits.emailSearches(viewer.id)
  return { items: await findByEmail(db, viewer.id, question.email), next: null }
}

async function postsPage(q: string, { db, limits, viewer }: MemberContext, size: number, cursor?: string): Promise<Page<PostFound>> {
  const question = parsePostsQuery(q)
  return question ? countShown(limits.posts, viewer.id, findPosts(db, viewer.id, question, size, cursor)) : { items: [], next: null }
}

function skipOf(cursor = '0') {
  const skip = Number(cursor)
  if (!Number.isInteger(skip) || skip < 0 || skip >= PEOPLE_MAX) {
    throw new Refusal('BAD_INPUT', { issues: [{ path: 'cursor', message: 'This is not the start of a page.' }] })
  }
  return skip
}

import { Refusal } from '#contract/errors.ts'
import { PAGE_SIZE, type Page } from '#contract/page.ts'
import {
  FIRST_JOBS,
  FIRST_PAPERS,
  FIRST_PEOPLE,
  FIRST_POSTS,
  type Found,
  type FoundGroup,
  type PersonFound,
  type PostFound,
  search,
} from '#contract/search.ts'
import { countShown } from '../platform/access/limits.ts'
import type { MemberContext } from '../platform/http/context.ts'
import { serve } from '../platform/http/operations/serve.ts'
import { findJobs, findPapersFor } from './found.ts'
import { offersFor } from './offers.ts'
import { findByEmail, findPeople, PEOPLE_MAX } from './people.ts'
import { findPosts } from './posts.ts'
import { parsePeopleQuery, parsePostsQuery } from './rules.ts'
import { suggestionsRoutes } from './suggestions/routes.ts'

/** The parts of the contract that this room answers. */
export const searchRoutes = {
  search: serve(search, {
    everything: async ({ q }, context) => {
      await context.limits.searches(context.viewer.id)
      const { db, viewer } = context
      const [people, jobs, papers, posts] = await Promise.all([
        peoplePage(q, context, FIRST_PEOPLE),
        findJobs(db, viewer.id, q, FIRST_JOBS),
        countShown(context.limits.posts, viewer.id, findPapersFor(db, viewer.id, q, FIRST_PAPERS)),
        postsPage(q, context, FIRST_POSTS),
      ])
      const groups: FoundGroup[] = [group('people', people), group('jobs', jobs), group('papers', papers), group('posts', posts)]
      const didYouMean = await offersFor(context.db, context.viewer.id, q, { people: people.items.length, posts: posts.items.length })
      return { groups: groups.filter(({ items }) => items.length > 0), didYouMean }
    },

    people: async ({ q, cursor }, context) => {
      await context.limits.searches(context.viewer.id)
      return peoplePage(q, context, PAGE_SIZE, skipOf(cursor))
    },

    posts: async ({ q, cursor }, context) => {
      await context.limits.searches(context.viewer.id)
      return postsPage(q, context, PAGE_SIZE, cursor)
    },

    jobs: async ({ q, cursor }, { db, limits, viewer }) => {
      await limits.searches(viewer.id)
      return findJobs(db, viewer.id, q, PAGE_SIZE, cursor)
    },

    papers: async ({ q, cursor }, { db, limits, viewer }) => {
      await limits.searches(viewer.id)
      return countShown(limits.posts, viewer.id, findPapersFor(db, viewer.id, q, PAGE_SIZE, cursor))
    },
  }),
  suggestions: suggestionsRoutes,
}

const group = <Name extends FoundGroup['group'], Item extends Found>(name: Name, { items, next }: Page<Item>) => ({
  group: name,
  items,
  more: next !== null,
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

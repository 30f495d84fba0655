import { z } from 'zod'
import { Mate } from './mates.ts'
import { Count, Id, Moment, Week } from './page.ts'
import { MemberCard } from './profile.ts'
import { member, reviewer } from './route.ts'

/** What happened today and concerns the viewer. */
export const RoundEntry = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('comment'), at: Moment, by: MemberCard, postId: Id, excerpt: z.string(), comments: Count }),
  z.object({ kind: z.literal('mate_accepted'), at: Moment, by: MemberCard, mutualMates: Count }),
  z.object({ kind: z.literal('mate_request'), at: Moment, by: MemberCard, mutualMates: Count }),
  z.object({ kind: z.literal('event'), at: Moment, title: z.string(), place: z.string(), going: Count }),
])
export type RoundEntry = z.infer<typeof RoundEntry>

/** What /home shows. */
export const HomeSummary = z.object({
  card: MemberCard,
  activity: z.object({ posts: Count, connections: Count, saved: Count, events: Count }),
  /** The same four over the last seven days: posts and events a day, mates and saved posts as they stood at its end. */
  weeks: z.object({ posts: Week, connections: Week, saved: Week, events: Week }),
  round: z.array(RoundEntry),
  suggestions: z.array(Mate),
})
export type HomeSummary = z.infer<typeof HomeSummary>

/** A reading and its last seven days, for the small curve beside it. */
export const Reading = z.object({ total: Count, week: Week, newThisWeek: Count })
export type Reading = z.infer<typeof Reading>

export const DashboardStats = z.object({
  profileViews: Reading,
  connections: Reading,
  messages: Reading.extend({ unread: Count }),
})
export type DashboardStats = z.infer<typeof DashboardStats>

/** How much waits for a reviewer, by what it is. */
export const DeskCounts = z.object({ licences: Count, posts: Count, documents: Count, answers: Count })
export type DeskCounts = z.infer<typeof DeskCounts>

export const home = {
  summary: member
    .route({ method: 'GET', path: '/api/home', summary: "The viewer's card, counted activity, today's round and suggestions" })
    .output(HomeSummary),
  stats: member.route({ method: 'GET', path: '/api/home/stats', summary: 'The three readings of the dashboard' }).output(DashboardStats),
  desk: reviewer.route({ method: 'GET', path: '/api/home/desk', summary: 'How much waits for reviewers' }).output(DeskCounts),
}

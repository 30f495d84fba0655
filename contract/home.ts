import { z } from 'zod'
import { Mate } from './mates.ts'
import { MemberCard } from './profile.ts'
import { member } from './route.ts'

const Count = z.number().int().min(0)

/** What the side of /home shows. */
export const HomeSummary = z.object({
  card: MemberCard,
  activity: z.object({ posts: Count, connections: Count, saved: Count, events: Count }),
  suggestions: z.array(Mate),
})
export type HomeSummary = z.infer<typeof HomeSummary>

/** A reading and its last seven days, oldest first, for the small curve beside it. */
export const Reading = z.object({ total: Count, week: z.array(Count).length(7), newThisWeek: Count })
export type Reading = z.infer<typeof Reading>

export const DashboardStats = z.object({
  profileViews: Reading,
  connections: Reading,
  messages: Reading.extend({ unread: Count }),
})
export type DashboardStats = z.infer<typeof DashboardStats>

export const home = {
  summary: member
    .route({ method: 'GET', path: '/api/home', summary: "The viewer's card, counted activity and suggestions" })
    .output(HomeSummary),
  stats: member.route({ method: 'GET', path: '/api/home/stats', summary: 'The three readings of the dashboard' }).output(DashboardStats),
}

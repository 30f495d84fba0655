import { z } from 'zod'
import { FirstDay } from './first-day.ts'
import { UNREAD_MAX } from './limits.ts'
import { Mate } from './mates.ts'
import { Count, Day, Id, Moment, Week } from './page.ts'
import { MemberCard } from './profile.ts'
import { member, memberByDays, staff } from './route.ts'
import { WeekSummary } from './week.ts'

/** What happened today, by the caller's time zone, and concerns the viewer. */
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
  /** `null` once the viewer has been shown as many people as one member is in a day. */
  suggestions: z.array(Mate).nullable(),
  /** What is left to do in the beginning; `null` once that is done or put away. */
  firstDay: FirstDay.nullable(),
  /** The Monday that ends the week whose summary waits to be read; `null` where none does. */
  week: Day.nullable(),
})
export type HomeSummary = z.infer<typeof HomeSummary>

/** A figure and its last seven days. */
export const Stat = z.object({ total: Count, week: Week, newThisWeek: Count })
export type Stat = z.infer<typeof Stat>

export const DashboardStats = z.object({
  profileViews: Stat,
  connections: Stat,
  messages: Stat.extend({ unread: Count }),
})
export type DashboardStats = z.infer<typeof DashboardStats>

/** How much waits, by what it is; what none of the viewer's roles opens is left out. */
export const DeskCounts = z
  .object({
    licences: Count,
    institutions: Count,
    posts: Count,
    documents: Count,
    /** Answers of Doxy AI that a member said were not right. */
    answers: Count,
    courses: Count,
    reports: Count,
  })
  .partial()
export type DeskCounts = z.infer<typeof DeskCounts>

const Done = z.object({ done: z.literal(true) })

export const home = {
  summary: memberByDays
    .route({ method: 'GET', path: '/api/home', summary: "The viewer's card, counted activity, today's round and suggestions" })
    .output(HomeSummary),
  endFirstDay: member
    .route({ method: 'POST', path: '/api/home/first-day/end', summary: 'Put the steps of the first day away for good' })
    .output(Done),
  week: member
    .route({ method: 'GET', path: '/api/home/week', summary: 'The last week that is over, summed up; null where nothing happened in it' })
    .output(WeekSummary.nullable()),
  readWeek: member
    .route({ method: 'POST', path: '/api/home/week/read', summary: 'Put the summary of the week away that this Monday ends' })
    .input(z.strictObject({ monday: Day }))
    .output(Done),
  stats: memberByDays
    .route({ method: 'GET', path: '/api/home/stats', summary: 'The three figures of the dashboard' })
    .output(DashboardStats),
  messages: member
    .route({
      method: 'GET',
      path: '/api/home/messages',
      summary: 'How many messages are unread, counted no further than a hundred, and how many urgent ones ring',
    })
    .output(z.object({ unread: z.number().int().min(0).max(UNREAD_MAX), ringing: Count })),
  desk: staff.route({ method: 'GET', path: '/api/home/desk', summary: 'How much waits at the desk' }).output(DeskCounts),
}

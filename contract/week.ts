import { z } from 'zod'
import { Mate } from './mates.ts'
import { Count, Day, Id } from './page.ts'
import { MemberCard } from './profile.ts'

/** A post of the week, with the comments that others wrote under it in that week. */
const Answered = z.object({ postId: Id, by: MemberCard, excerpt: z.string(), comments: Count })

/** Posts of the week, counted to `WEEK_POSTS_MAX`, and the most answered of them. */
const Posts = z.object({ total: Count, top: z.array(Answered) })

/** What happened among the viewer's mates and on their specialty from one Monday to the next, by India's calendar. */
export const WeekSummary = z.object({
  /** The first day of the week, and the Monday that ends it. */
  from: Day,
  until: Day,
  mates: Posts,
  /** By members of the viewer's specialty who are no mates of theirs; null where the viewer has named none. */
  specialty: Posts.extend({ name: z.string() }).nullable(),
  /** Who joined from the viewer's college or hospital; `null` in place of people once the viewer has been shown as many as one member is in a day. */
  joined: z.object({ total: Count, people: z.array(Mate).nullable() }),
})
export type WeekSummary = z.infer<typeof WeekSummary>

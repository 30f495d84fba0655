import type { CourseText } from '#corpus/course.ts'
import type { Db } from '../../platform/db/client.ts'
import { loadCards } from '../../profile/public.ts'
import { notBlocked } from '../../relations/public.ts'

/** What stands in the text of a course that a member wrote, where one of ours names its author: readers see the name of today. */
export const BY_A_MEMBER = 'a member'
const HAS_LEFT = 'a former member'

/** Whose words a text is: nobody's name is told to those with whom a block lies between, nor once they have left. */
export async function writerOf(db: Db, viewerId: string, { id, written }: CourseText): Promise<string> {
  if (written.by !== BY_A_MEMBER) return written.by
  const { author_id, isShown } = await db
    .selectFrom('course')
    .select(['author_id', notBlocked(viewerId, 'course.author_id').as('isShown')])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (author_id === null) return HAS_LEFT
  return isShown ? ((await loadCards(db, [author_id])).get(author_id)?.name ?? HAS_LEFT) : BY_A_MEMBER
}

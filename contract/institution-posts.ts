import { z } from 'zod'
import { Post } from './feed.ts'
import { OWN_POSTS_OFFERED } from './limits.ts'
import { Cursor, Id, Moment, pageOf } from './page.ts'
import { member, refuses } from './route.ts'

const InstitutionId = z.strictObject({ institutionId: Id })
const OnPage = InstitutionId.extend({ postId: Id })
const path = '/api/institutions/{institutionId}/posts'

/**
 * Posts that an institution's page shows. Each is a member's own, who put it there while they were its owner or editor; it stays theirs in
 * everything else.
 */
export const institutionPosts = {
  list: member
    .route({ method: 'GET', path, summary: 'A page of the posts that the page of an institution shows, the one added last first' })
    .input(InstitutionId.extend({ cursor: Cursor.optional() }))
    /** `id` is the post's. */
    .output(pageOf(z.object({ id: Id, post: Post, addedAt: Moment })))
    .errors(refuses('NOT_FOUND')),

  offered: member
    .route({
      method: 'GET',
      path: `${path}/offered`,
      summary: 'The newest posts of the viewer that the page does not show, for its owners and editors',
    })
    .input(InstitutionId)
    .output(z.object({ items: z.array(Post).max(OWN_POSTS_OFFERED) }))
    .errors(refuses('NOT_FOUND', 'NO_ROLE')),

  add: member
    .route({
      method: 'PUT',
      path: `${path}/{postId}`,
      summary: "Show a post of the viewer's own on a page whose owner or editor they are; twice is once",
    })
    .input(OnPage)
    .output(OnPage)
    .errors(refuses('NOT_FOUND', 'NO_ROLE')),

  remove: member
    .route({
      method: 'DELETE',
      path: `${path}/{postId}`,
      summary: 'Show a post there no more, as an owner or editor of the page or as its author; the post itself stays',
    })
    .input(OnPage)
    .output(OnPage)
    .errors(refuses('NOT_FOUND', 'NO_ROLE')),
}

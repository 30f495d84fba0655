import { z } from 'zod'
import { Post } from './feed.ts'
import { LABEL_NAME_MAX, LABELS_MAX, QUESTION_MAX } from './limits.ts'
import { Count, Cursor, Id, Moment, pageOf } from './page.ts'
import { member, refuses } from './route.ts'
import { line } from './text.ts'

/** A label of the viewer's own, and how many saved posts that they may read bear it. */
export const SavedLabel = z.object({ id: Id, name: z.string(), posts: Count })
export type SavedLabel = z.infer<typeof SavedLabel>

/** Every label by its name, and the posts that bear none. */
export const SavedLabels = z.object({ items: z.array(SavedLabel).max(LABELS_MAX), posts: Count, unlabelled: Count })
export type SavedLabels = z.infer<typeof SavedLabels>

/** Where a post stands among one's saved ones; null where it is not saved, or bears no label. */
export const SavedPlace = z.object({ postId: Id, savedAt: Moment.nullable(), labelId: Id.nullable() })
export type SavedPlace = z.infer<typeof SavedPlace>

export const SavedPost = z.object({ post: Post, savedAt: Moment, labelId: Id.nullable() })
export type SavedPost = z.infer<typeof SavedPost>

const PostId = z.strictObject({ postId: Id })
const LabelId = z.strictObject({ labelId: Id })
const Name = z.strictObject({ name: line(LABEL_NAME_MAX) })

export const saved = {
  list: member
    .route({ method: 'GET', path: '/api/feed/saved', summary: "A page of one's saved posts, the one saved last first" })
    .input(
      z.strictObject({
        label: z.union([Id, z.literal('none')]).optional(),
        /** Each word has to stand in the post or in its author's name. A page may hold few, or none, where more follow. */
        q: line(QUESTION_MAX, 0).optional(),
        cursor: Cursor.optional(),
      }),
    )
    .output(pageOf(SavedPost)),

  labels: member
    .route({ method: 'GET', path: '/api/feed/saved/labels', summary: "One's own labels, and how many saved posts bear each" })
    .output(SavedLabels),

  addLabel: member
    .route({
      method: 'POST',
      path: '/api/feed/saved/labels',
      successStatus: 201,
      summary: 'Make a label; its name is not told apart by case',
    })
    .input(Name)
    .output(SavedLabel)
    .errors(refuses('LABEL_EXISTS', 'LIST_FULL')),

  renameLabel: member
    .route({ method: 'PATCH', path: '/api/feed/saved/labels/{labelId}', summary: 'Give a label another name' })
    .input(LabelId.extend(Name.shape))
    .output(SavedLabel)
    .errors(refuses('NOT_FOUND', 'LABEL_EXISTS')),

  removeLabel: member
    .route({ method: 'DELETE', path: '/api/feed/saved/labels/{labelId}', summary: 'Delete a label; its posts stay saved, without one' })
    .input(LabelId)
    .output(z.object({ id: Id }))
    .errors(refuses('NOT_FOUND')),

  get: member
    .route({ method: 'GET', path: '/api/feed/posts/{postId}/label', summary: 'Whether one has saved a post, and under which label' })
    .input(PostId)
    .output(SavedPlace)
    .errors(refuses('NOT_FOUND')),

  label: member
    .route({ method: 'PUT', path: '/api/feed/posts/{postId}/label', summary: 'Save a post under a label or none, or move it there' })
    .input(
      PostId.extend({
        labelId: Id.nullable(),
        /** Where it stood before it was removed: a post that is saved again goes back there. */
        savedAt: Moment.optional(),
      }),
    )
    .output(SavedPlace)
    .errors(refuses('NOT_FOUND')),
}

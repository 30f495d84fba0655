import { z } from 'zod'
import { IMAGE_MAX_BYTES } from './limits.ts'
import { Id } from './page.ts'
import { member, refuses } from './route.ts'

/** A stored file's address: a path on this site, signed for whoever is shown it. A picture elsewhere has its own. */
export const FileUrl = z.string().regex(/^(https:|\/files\/[\da-f-]{36}\.webp\?until=\d+&sig=[\w-]{22}$)/)

const Share = z.coerce.number().min(0).max(1)
/** A square of a picture: its left and top edge as shares of the upright picture, and its side as a share of the shorter side. */
export const square = {
  left: Share.default(0),
  top: Share.default(0),
  size: Share.min(0.02, 'The selected area is too small.'),
}

/**
 * A stored picture. Its address with `&w=` and a width in pixels answers the smallest stored one that is at least so wide, as AVIF where the
 * caller accepts that. `preview` is a few pixels of it as a data address, for its place until it is there; '' where none was made.
 */
export const Image = z.object({
  id: Id,
  url: FileUrl,
  width: z.number().int(),
  height: z.number().int(),
  alt: z.string(),
  preview: z.string(),
})
export type Image = z.infer<typeof Image>

export const files = {
  uploadImage: member
    .route({
      method: 'POST',
      path: '/api/files/images',
      successStatus: 201,
      summary: 'Store a picture, or a square of it: re-encoded, metadata removed',
    })
    .input(z.strictObject({ file: z.file().max(IMAGE_MAX_BYTES, 'Use an image under 10 MB.'), ...square, size: square.size.optional() }))
    .output(Image)
    .errors(refuses('NOT_AN_IMAGE', 'IMAGE_TOO_LARGE', 'TOO_LARGE')),

  renew: member
    .route({
      method: 'POST',
      path: '/api/files/renew',
      summary: 'Addresses that hold again, of those of these files that the viewer may see; the others are left out',
    })
    .input(z.strictObject({ ids: z.array(Id).min(1).max(100) }))
    .output(z.object({ items: z.array(z.object({ id: Id, url: FileUrl })) })),
}

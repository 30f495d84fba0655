import { z } from 'zod'
import { IMAGE_MAX_BYTES } from './limits.ts'
import { Id } from './page.ts'
import { member, refuses } from './route.ts'

/** Widest side that is stored; larger pictures are scaled down. */
export const IMAGE_MAX_SIDE = 2048

/** A stored picture. `url` is a path on this site. */
export const Image = z.object({ id: Id, url: z.string(), width: z.number().int(), height: z.number().int(), alt: z.string() })
export type Image = z.infer<typeof Image>

export const files = {
  uploadImage: member
    .route({ method: 'POST', path: '/api/files/images', successStatus: 201, summary: 'Store a picture: re-encoded, metadata removed' })
    .input(z.strictObject({ file: z.file().max(IMAGE_MAX_BYTES, 'Use an image under 10 MB.') }))
    .output(Image)
    .errors(refuses('NOT_AN_IMAGE', 'IMAGE_TOO_LARGE', 'TOO_LARGE')),
}

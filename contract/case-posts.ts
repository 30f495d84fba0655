import { z } from 'zod'
import { CaseDraft, CaseFinding, CaseOutcome, CasePicture, CasePictureUrl, CaseToScan, ScannedCase } from './cases.ts'
import { Post, PostAudience } from './feed.ts'
import { IMAGE_MAX_BYTES } from './limits.ts'
import { Id } from './page.ts'
import { member, refuses } from './route.ts'

const PostId = z.strictObject({ postId: Id })

export const cases = {
  scan: member
    .route({
      method: 'POST',
      path: '/api/feed/cases/scan',
      summary:
        'Look the words of a case through for what may identify the patient, and keep none of them. A scan finds much, not everything',
    })
    .input(CaseToScan)
    .output(ScannedCase),

  addPicture: member
    .route({
      method: 'POST',
      path: '/api/feed/cases/pictures',
      successStatus: 201,
      summary:
        'Store a clinical picture for a case that is posted within a day: re-encoded, metadata removed, and served to its readers alone',
    })
    .input(z.strictObject({ file: z.file().max(IMAGE_MAX_BYTES, 'Use an image under 10 MB.') }))
    .output(CasePicture.omit({ alt: true }))
    .errors(refuses('CASE_UNVERIFIED', 'NOT_AN_IMAGE', 'IMAGE_TOO_LARGE', 'TOO_LARGE')),

  openPictures: member
    .meta({ access: 'member', signals: true })
    .route({
      method: 'POST',
      path: '/api/feed/posts/{postId}/pictures',
      summary: 'Addresses that open the pictures of a case for the viewer, for a while and in this session alone',
    })
    .input(PostId)
    .output(z.object({ items: z.array(z.object({ id: Id, url: CasePictureUrl })) }))
    .errors(refuses('NOT_FOUND')),

  post: member
    .route({
      method: 'POST',
      path: '/api/feed/cases',
      successStatus: 201,
      summary: 'Post a case, for verified members where nothing is said',
    })
    .input(CaseDraft.extend({ audience: PostAudience.optional() }))
    .output(Post)
    .errors(refuses('NOT_FOUND', 'CASE_UNVERIFIED', 'OPEN_FINDINGS')),

  scanOutcome: member
    .route({ method: 'POST', path: '/api/feed/cases/scan-outcome', summary: 'Look the words on how a case turned out through likewise' })
    .input(CaseOutcome.pick({ words: true }))
    .output(z.object({ words: z.string(), findings: z.array(CaseFinding) })),

  solve: member
    .route({
      method: 'PUT',
      path: '/api/feed/posts/{postId}/outcome',
      summary: "Say how one's own case turned out, and who had it right; the words are put right once, the names whenever",
    })
    .input(PostId.extend(CaseOutcome.shape))
    .output(Post)
    .errors(refuses('NOT_FOUND', 'FORBIDDEN', 'OPEN_FINDINGS', 'OUTCOME_STAYS')),

  unsolve: member
    .route({ method: 'DELETE', path: '/api/feed/posts/{postId}/outcome', summary: "Take back how one's own case turned out" })
    .input(PostId)
    .output(Post)
    .errors(refuses('NOT_FOUND', 'FORBIDDEN')),
}

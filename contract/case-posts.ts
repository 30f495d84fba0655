import { CaseDraft, CaseWords, ScannedCase } from './cases.ts'
import { Post, PostAudience } from './feed.ts'
import { member, refuses } from './route.ts'

export const cases = {
  scan: member
    .route({
      method: 'POST',
      path: '/api/feed/cases/scan',
      summary:
        'Look the words of a case through for what may identify the patient, and keep none of them. A scan finds much, not everything',
    })
    .input(CaseWords)
    .output(ScannedCase),

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
}

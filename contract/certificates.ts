import { z } from 'zod'
import { Slug } from './courses.ts'
import { Cursor, Moment, pageOf } from './page.ts'
import { anyone, member, refuses } from './route.ts'
import { line } from './text.ts'

/** That a member finished a course, as it was signed. It is self-recorded learning: nobody accredited it. */
export const Certificate = z.object({
  /** WM-C-7Q4K-29XD: under it anybody may check the certificate. */
  certificateNumber: z.string().regex(/^WM-C-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/),
  /** The member's name when it was signed. */
  name: z.string(),
  courseId: Slug,
  course: z.string(),
  version: z.number().int(),
  hours: z.number(),
  /** How many questions there were, and how many were right at the first try. */
  questions: z.number().int(),
  rightAtFirst: z.number().int(),
  finishedAt: Moment,
  issuer: z.string(),
  accreditation: z.literal('none'),
})
export type Certificate = z.infer<typeof Certificate>

const ofNumber = z.strictObject({ certificateNumber: line(80) })

export const certificates = {
  list: member
    .route({ method: 'GET', path: '/api/education/certificates', summary: "One's certificates, the latest first" })
    .input(z.strictObject({ cursor: Cursor.optional() }))
    .output(pageOf(Certificate)),

  issue: member
    .route({
      method: 'PUT',
      path: '/api/education/courses/{courseId}/certificate',
      summary: 'The certificate of a course that one has finished; the same one each time',
    })
    .input(z.strictObject({ courseId: line(80) }))
    .output(Certificate)
    .errors(refuses('NOT_FOUND', 'COURSE_UNFINISHED')),

  /** The signature is Ed25519 over the UTF-8 of `body`; `publicKey` is in PEM, and stands at /.well-known as a key set too. */
  check: anyone
    .route({ method: 'GET', path: '/api/certificates/{certificateNumber}', summary: 'Whether a certificate is genuine, and what it says' })
    .input(ofNumber)
    .output(z.object({ certificate: Certificate, body: z.string(), signature: z.string(), publicKey: z.string() }))
    .errors(refuses('NOT_FOUND')),

  pdf: member
    .route({
      method: 'GET',
      path: '/api/education/certificates/{certificateNumber}/pdf',
      summary: "One's certificate as PDF, with the address where anybody may check it",
    })
    .input(ofNumber)
    .output(z.file())
    .errors(refuses('NOT_FOUND')),
}

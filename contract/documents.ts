import { z } from 'zod'
import { Cursor, Moment, pageOf } from './page.ts'
import { medicalEditor, member, refuses } from './route.ts'

/** How the library counts its documents. */
const DocumentNo = z.coerce.number<number | string>().int().min(1).max(2_147_483_647)

const Uploaded = z.object({
  no: z.number().int(),
  /** As it was uploaded. */
  id: z.string(),
  title: z.string(),
  source: z.string(),
  year: z.number().int().nullable(),
  uploadedAt: Moment,
  /** Sentences that speak to a machine and not to a reader; no answer quotes them. */
  flagged: z.number().int(),
  /** What is sealed of it does not open, so that nothing but its number and date is known; it can be removed all the same. */
  unreadable: z.boolean(),
})

/** A document that a member uploaded; they alone find it. */
export const OwnDocument = Uploaded
export type OwnDocument = z.infer<typeof OwnDocument>

/** A document that nobody signed for: in quarantine until a reviewer decides, nobody finds it. */
export const QuarantinedDocument = Uploaded.extend({
  /** Its first words. */
  excerpt: z.string(),
  characters: z.number().int(),
  /** When it is deleted, should nobody decide before. */
  deletedAfter: Moment,
  /** Everybody can read another document under this id, so this one cannot be published. */
  taken: z.boolean(),
})
export type QuarantinedDocument = z.infer<typeof QuarantinedDocument>

const ofDocument = z.strictObject({ no: DocumentNo })

export const documents = {
  mine: member
    .route({ method: 'GET', path: '/api/doxy/documents', summary: 'Documents that the viewer has uploaded, the latest first' })
    .input(z.strictObject({ cursor: Cursor.optional() }))
    .output(pageOf(OwnDocument)),

  remove: member
    .route({ method: 'DELETE', path: '/api/doxy/documents/{no}', summary: "Take one's own document out of the library" })
    .input(ofDocument)
    .output(z.object({ no: z.number().int() }))
    .errors(refuses('NOT_FOUND')),

  quarantined: medicalEditor
    .route({ method: 'GET', path: '/api/doxy/quarantine', summary: 'Documents that nobody signed for, oldest first' })
    .input(z.strictObject({ cursor: Cursor.optional() }))
    .output(pageOf(QuarantinedDocument)),

  read: medicalEditor
    .route({ method: 'GET', path: '/api/doxy/quarantine/{no}', summary: 'A quarantined document, whole' })
    .input(ofDocument)
    /** Joined, the parts are the text letter for letter. */
    .output(QuarantinedDocument.extend({ parts: z.array(z.object({ text: z.string(), flagged: z.boolean() })) }))
    .errors(refuses('NOT_FOUND')),

  decide: medicalEditor
    .route({
      method: 'POST',
      path: '/api/doxy/quarantine/{no}/decision',
      summary: 'Publish a quarantined document to everybody, or discard it',
    })
    .input(ofDocument.extend({ publish: z.boolean() }))
    .output(z.object({ no: z.number().int(), published: z.boolean() }))
    .errors(refuses('NOT_FOUND', 'DOCUMENT_DECIDED', 'DOCUMENT_EXISTS')),
}

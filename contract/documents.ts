import { z } from 'zod'
import { Cursor, Moment, pageOf } from './page.ts'
import { member, refuses, reviewer } from './route.ts'

/** How the library counts its documents. */
const DocumentNo = z.coerce.number<number | string>().int().min(1).max(2_147_483_647)

const Brought = z.object({
  no: z.number().int(),
  /** As it was brought in. */
  id: z.string(),
  title: z.string(),
  source: z.string(),
  year: z.number().int().nullable(),
  broughtAt: Moment,
  /** Sentences that speak to a machine and not to a reader; no answer quotes them. */
  flagged: z.number().int(),
})

/** A document that a member brought; they alone find it. */
export const OwnDocument = Brought
export type OwnDocument = z.infer<typeof OwnDocument>

/** A document that nobody signed for; nobody finds it. */
export const HeldDocument = Brought.extend({
  /** Its first words. */
  excerpt: z.string(),
  characters: z.number().int(),
  /** Everybody can read another document under this id, so this one cannot be published. */
  taken: z.boolean(),
})
export type HeldDocument = z.infer<typeof HeldDocument>

const ofDocument = z.strictObject({ no: DocumentNo })

export const documents = {
  mine: member
    .route({ method: 'GET', path: '/api/doxy/documents', summary: 'Documents that the viewer has brought, the latest first' })
    .input(z.strictObject({ cursor: Cursor.optional() }))
    .output(pageOf(OwnDocument)),

  remove: member
    .route({ method: 'DELETE', path: '/api/doxy/documents/{no}', summary: "Take one's own document out of the library" })
    .input(ofDocument)
    .output(z.object({ no: z.number().int() }))
    .errors(refuses('NOT_FOUND')),

  held: reviewer
    .route({ method: 'GET', path: '/api/doxy/held', summary: 'Documents that nobody signed for, oldest first' })
    .input(z.strictObject({ cursor: Cursor.optional() }))
    .output(pageOf(HeldDocument)),

  read: reviewer
    .route({ method: 'GET', path: '/api/doxy/held/{no}', summary: 'A held document, whole' })
    .input(ofDocument)
    /** Joined, the parts are the text letter for letter. */
    .output(HeldDocument.extend({ parts: z.array(z.object({ text: z.string(), flagged: z.boolean() })) }))
    .errors(refuses('NOT_FOUND')),

  decide: reviewer
    .route({ method: 'POST', path: '/api/doxy/held/{no}/decision', summary: 'Publish a held document to everybody, or discard it' })
    .input(ofDocument.extend({ publish: z.boolean() }))
    .output(z.object({ no: z.number().int(), published: z.boolean() }))
    .errors(refuses('NOT_FOUND', 'DOCUMENT_DECIDED', 'DOCUMENT_EXISTS')),
}

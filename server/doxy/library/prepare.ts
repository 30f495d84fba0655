import { createHash } from 'node:crypto'
import type { NewDocument } from '#contract/doxy.ts'
import { passagesOf, withoutTitle } from '../text/passages.ts'
import { termsOf } from '../text/tokens.ts'

/** A document as it will be written; the names are those of the table's columns. */
export type Prepared = {
  id: string
  title: string
  year: number | null
  source: string
  doi: string | null
  url: string | null
  authors: string[]
  specialization: string | null
  licence: string
  preprint: boolean
  /** Hexadecimal SHA-256 of everything that was said. */
  checksum: string
  text: string
}

export type PreparedPassage = { n: number; section: string; body: string; title_length: number; body_length: number }

/** What the database can hold of a text: no NUL, no halves of letters. */
const clean = (text: string) => text.toWellFormed().replaceAll('\0', ' ').trim()

/** A document in the words of the table. */
export function prepare({ id, text, meta }: NewDocument): Prepared {
  const said = {
    id: clean(id),
    title: clean(meta?.title ?? '').replace(/\s+/g, ' '),
    year: meta?.year ?? null,
    source: clean(meta?.source ?? ''),
    doi: doiOf(meta?.doi ?? ''),
    url: meta?.url ? clean(meta.url) : null,
    authors: (meta?.authors ?? []).map(clean),
    specialization: clean(meta?.specialization ?? '') || null,
    text: clean(text),
  }
  const standing = { licence: clean(meta?.licence ?? ''), preprint: meta?.preprint === true }
  // What was not said is not part of the sum, so that a text uploaded before these could be said stays the same.
  const summed = { ...said, licence: standing.licence || undefined, preprint: standing.preprint || undefined }
  return { ...said, ...standing, checksum: createHash('sha256').update(JSON.stringify(summed)).digest('hex') }
}

/** The document's passages; a title alone is one too. */
export function cut({ title, text }: Pick<Prepared, 'title' | 'text'>): PreparedPassage[] {
  const titleLength = termsOf(title).length
  return passagesOf(withoutTitle(text, title) || title).map(({ section, body }, n) => ({
    n,
    section,
    body,
    title_length: titleLength,
    body_length: termsOf(body).length,
  }))
}

/** A DOI without the address of its resolver. */
function doiOf(text: string): string | null {
  const bare = clean(text).replace(/^(https?:\/\/(dx\.)?doi\.org\/|doi:\s*)/i, '')
  return /^10\.\d{4,9}\/[^\s"<>[\]{}|\\^`]+$/.test(bare) ? bare : null
}

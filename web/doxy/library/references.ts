import { doiAddress } from '#contract/doi-address.ts'
import type { Evidence } from '#contract/doxy.ts'
import { PAPER_DOCUMENT } from '#contract/paper-document.ts'

const DOI = /^10\.\d{4,9}\/\S+$/
const bareDoi = (doi: string | null) => doi?.trim().replace(/^(https?:\/\/(dx\.)?doi\.org\/|doi:\s*)/i, '') ?? ''

/** A form of the DOI that programs understand, or nothing. */
export const doiOf = ({ doi }: Pick<Evidence, 'doi'>) => (DOI.test(bareDoi(doi)) ? bareDoi(doi) : undefined)

/** The same in small letters, as lists of retracted works name it. */
export const plainDoiOf = (evidence: Pick<Evidence, 'doi'>) => doiOf(evidence)?.toLowerCase()
export const plainDoisOf = (evidence: readonly Pick<Evidence, 'doi'>[]) => [...new Set(evidence.flatMap((one) => plainDoiOf(one) ?? []))]

/** Whether a reference is of one of these works, named by their plain DOIs. */
export const isAmong = (dois: readonly string[], evidence: Pick<Evidence, 'doi'>) => dois.includes(plainDoiOf(evidence) ?? '')

/** Where a reference leads: its address, otherwise its DOI. Anything but the web leads nowhere. */
export function addressOf(evidence: Pick<Evidence, 'doi' | 'url'>): string | undefined {
  if (evidence.url && /^https?:\/\//i.test(evidence.url)) return evidence.url
  const doi = doiOf(evidence)
  return doi && doiAddress(doi)
}

/** Year and source on one line. */
export const factsOf = ({ year, source }: Pick<Evidence, 'year' | 'source'>) => [year, source].filter(Boolean).join(' · ')

/** Of a longer quote its beginning is marked: an address has an end. */
const QUOTED_MAX = 600

/** Where the viewer's own paper of the research hub is read, if it is one, with words of it that are cited. */
export function paperAddressOf({ id }: Pick<Evidence, 'id'>, quote = ''): string | undefined {
  if (!id.startsWith(PAPER_DOCUMENT)) return undefined
  const begun = quote.slice(0, QUOTED_MAX)
  const words = quote.length > QUOTED_MAX ? begun.slice(0, begun.lastIndexOf(' ') + 1 || QUOTED_MAX).trimEnd() : quote
  const paper = `/researchhub?paper=${encodeURIComponent(id.slice(PAPER_DOCUMENT.length))}`
  return words ? `${paper}#quote=${encodeURIComponent(words.toWellFormed())}` : paper
}

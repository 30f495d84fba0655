import type { Publication, PublicationDraft } from '#contract/credentials.ts'
import { Refusal } from '#contract/errors.ts'
import type { Relation } from '../relations/public.ts'

const PUBLICATIONS_MAX = 1000

const BESIDE_DRAFT = new Set([
  'email_audience',
  'phone_audience',
  'mates_audience',
  'activity_audience',
  'found_by_email',
  'public',
  'setup_step',
])

/** Whether a working copy of a profile holds this column. */
export const isOfDraft = (column: string) => !BESIDE_DRAFT.has(column)

/** The relation that a profile is shown to: one's own is shown as somebody else would see it, where that is asked for. */
export function shownAs(relation: Exclude<Relation, 'blocked'>, as: 'mates' | 'members' | undefined) {
  if (relation !== 'self' || as === undefined) return relation
  return as === 'mates' ? 'mate' : 'member'
}

const sameTitle = (title: string) => title.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')

type Known = Pick<PublicationDraft, 'title' | 'year' | 'doi'>
const titleKey = ({ title, year }: Known) => `${sameTitle(title)} ${year}`

/** Of these papers the ones that do not stand there already: by DOI, or where one of two has none by title and year. "Author reply" is the title of many. */
export function newPublications(present: readonly Publication[], drafts: readonly PublicationDraft[]): PublicationDraft[] {
  const dois = new Set(present.flatMap(({ doi }) => doi?.toLowerCase() ?? []))
  const byTitle = Map.groupBy<string, Known>(present, titleKey)
  const fresh = drafts.filter((draft) => {
    const doi = draft.doi?.toLowerCase()
    const alike = byTitle.get(titleKey(draft)) ?? []
    const isKnown = doi === undefined ? alike.length > 0 : dois.has(doi) || alike.some((other) => other.doi === null)
    if (doi !== undefined) dois.add(doi)
    byTitle.set(titleKey(draft), [...alike, draft])
    return !isKnown
  })
  if (present.length + fresh.length > PUBLICATIONS_MAX) {
    throw new Refusal('BAD_INPUT', { words: `A profile holds at most ${PUBLICATIONS_MAX} papers.` })
  }
  return fresh
}

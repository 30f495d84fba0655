import { Refusal } from '#contract/errors.ts'
import type { LookedUp, RegisteredPaper } from '#contract/paper-lookup.ts'
import type { MemberContext } from '../../platform/http/context.ts'
import { askCrossref, type CrossrefWork } from './crossref.ts'
import { keptAnswers } from './kept-answers.ts'
import { askOrcid } from './orcid.ts'
import { askPubmed } from './pubmed.ts'
import { namesIn, oneLine } from './words.ts'

/** Questions to one register that are on their way at a time. */
const AT_ONCE = 5

const papers = keptAnswers<RegisteredPaper>()
const works = keptAnswers<RegisteredPaper[]>()

const isDoi = (id: string) => id.startsWith('10.')

/** What the registers say of these papers, in the order of the question. Only what was found is kept for a while. */
export async function lookUpPapers(context: MemberContext, ids: readonly string[]): Promise<LookedUp[]> {
  const { config, limits, viewer } = context
  const keyOf = (id: string) => `${isDoi(id) ? config.doiRegister : config.pubmed} ${id.toLowerCase()}`
  const asked = [...new Set(ids)].filter((id) => !papers.find(keyOf(id)))
  if (asked.length > 0) await limits.lookUps(viewer.id, asked.length)

  const states = new Map<string, LookedUp>()
  const say = (id: string, said: RegisteredPaper | 'unknown' | 'silent' | 'off') => {
    if (typeof said === 'string') states.set(id, { id, state: said, paper: null })
    else papers.keep(keyOf(id), said)
  }
  await Promise.all([
    inTurns(asked.filter(isDoi), async (doi) => {
      const said = await askCrossref(context, doi)
      say(doi, typeof said === 'string' ? said : shown(doi, said.work))
    }),
    sayPubmed(
      context,
      asked.filter((id) => !isDoi(id)),
      say,
    ),
  ])
  return ids.map((id) => states.get(id) ?? { id, state: 'found', paper: papers.find(keyOf(id)) ?? null })
}

async function sayPubmed(
  context: MemberContext,
  pmids: readonly string[],
  say: (id: string, said: RegisteredPaper | 'unknown' | 'silent' | 'off') => void,
) {
  if (pmids.length === 0) return
  const said = await askPubmed(context, pmids)
  for (const pmid of pmids) say(pmid, typeof said === 'string' ? said : (said.get(pmid) ?? 'unknown'))
}

async function inTurns<Item>(items: readonly Item[], act: (item: Item) => Promise<void>) {
  for (let at = 0; at < items.length; at += AT_ONCE) await Promise.all(items.slice(at, at + AT_ONCE).map(act))
}

const shown = (doi: string, { title, author, issued, publisher, ...work }: CrossrefWork): RegisteredPaper => ({
  title: oneLine(title[0] ?? '', 400),
  journal: oneLine(work['container-title'][0] ?? publisher, 200),
  authors: namesIn(
    author.map(({ given, family, name }) => name ?? [family, given].filter(Boolean).join(', ')),
    '; ',
  ),
  year: issued?.['date-parts'][0]?.[0] ?? null,
  doi,
})

/** The works of an ORCID record. */
export async function orcidWorks(context: MemberContext, orcid: string): Promise<RegisteredPaper[]> {
  const { config, limits, viewer } = context
  const key = `${config.orcidRegister} ${orcid}`
  const kept = works.find(key)
  if (kept) return kept
  await limits.lookUps(viewer.id)
  const said = await askOrcid(context, orcid)
  if (said === 'off') throw new Refusal('REGISTER_OFF')
  if (said === 'silent') throw new Refusal('REGISTER_SILENT')
  if (said === 'unknown') throw new Refusal('NOT_FOUND', { words: 'ORCID has no record with this iD.' })
  works.keep(key, said)
  return said
}

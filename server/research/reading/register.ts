import type { PaperProposal } from '#contract/papers.ts'
import { prose } from '#contract/text.ts'
import { isWithin } from '../../platform/access/limits.ts'
import type { MemberContext } from '../../platform/http/context.ts'
import { askCrossref, type CrossrefWork, oneLine, withoutTags } from '../../profile/public.ts'

type Found = Omit<PaperProposal, 'doi'>

type Asking = Pick<MemberContext, 'config' | 'limits' | 'log' | 'viewer'>

/**
 * What the register of DOIs says of a work; nothing where it is not asked, does not answer in time, or does not know it. It is asked for one member
 * no more often than their look-ups allow: beyond that the document alone is read.
 */
export async function askRegister(context: Asking, doi: string): Promise<Found | null> {
  const { config, limits, viewer } = context
  if (!doi || !config.doiRegister || !(await isWithin(limits.lookUps(viewer.id)))) return null
  const said = await askCrossref(context, doi)
  return typeof said === 'string' ? null : shown(said.work)
}

function shown({ title, author, issued, abstract, subject, ...work }: CrossrefWork): Found {
  const names = author.map(({ given, family, name }) => name ?? [given, family].filter(Boolean).join(' '))
  return {
    title: oneLine(title[0] ?? '', 400),
    authors: oneLine(names.join(', '), 2000),
    year: String(issued?.['date-parts'][0]?.[0] ?? ''),
    journal: oneLine(work['container-title'][0] ?? '', 200),
    abstract: prose(20_000, 0).parse(withoutTags(abstract).slice(0, 20_000)).slice(0, 6000),
    topics: subject.slice(0, 8).map((topic) => oneLine(topic, 60)),
  }
}

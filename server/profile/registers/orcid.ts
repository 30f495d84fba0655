import { z } from 'zod'
import type { RegisteredPaper } from '#contract/paper-lookup.ts'
import type { Services } from '../../platform/http/context.ts'
import { askJson } from './ask.ts'
import { oneLine, yearIn } from './words.ts'

const Value = z.object({ value: z.string().nullish() }).nullish()
const ExternalId = z.object({
  'external-id-type': z.string(),
  'external-id-value': z.string(),
  'external-id-relationship': z.string().nullish(),
})
const Works = z.object({
  group: z.array(
    z.object({
      'work-summary': z.array(
        z.object({
          title: z.object({ title: Value }).nullish(),
          'journal-title': Value,
          'publication-date': z.object({ year: Value }).nullish(),
          'external-ids': z.object({ 'external-id': z.array(ExternalId) }).nullish(),
        }),
      ),
    }),
  ),
})

/** The works of an ORCID record that are open to everybody. It names no authors: they come with a DOI. */
export async function askOrcid(
  { config, log }: Pick<Services, 'config' | 'log'>,
  orcid: string,
): Promise<RegisteredPaper[] | 'unknown' | 'silent' | 'off'> {
  if (!config.orcidRegister) return 'off'
  const said = await askJson(log, `${config.orcidRegister}/${orcid}/works`)
  if (typeof said === 'string') return said
  const { data } = Works.safeParse(said.json)
  if (!data) return 'silent'
  // The first of a group is the one that the member prefers.
  return data.group.flatMap(({ 'work-summary': [work] }) => {
    const title = oneLine(work?.title?.title?.value ?? '', 400)
    if (!work || !title) return []
    const ids = work['external-ids']?.['external-id'] ?? []
    // That of the book which a chapter is part of is no number of the chapter.
    const isOwn = (id: z.infer<typeof ExternalId>) => (id['external-id-relationship'] ?? 'self') === 'self'
    const doi = ids.find((id) => id['external-id-type'] === 'doi' && isOwn(id))?.['external-id-value']
    return [
      {
        ...{ title, journal: oneLine(work['journal-title']?.value ?? '', 200), authors: '' },
        year: yearIn(work['publication-date']?.year?.value ?? ''),
        doi: doi?.replace(/^https?:\/\/(dx\.)?doi\.org\//i, '').slice(0, 200) ?? null,
      },
    ]
  })
}

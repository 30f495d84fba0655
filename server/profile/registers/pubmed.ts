import { z } from 'zod'
import type { RegisteredPaper } from '#contract/paper-lookup.ts'
import type { Services } from '../../platform/http/context.ts'
import { askJson } from './ask.ts'
import { namesIn, oneLine, yearIn } from './words.ts'

const Summary = z.object({
  title: z.string(),
  fulljournalname: z.string().default(''),
  source: z.string().default(''),
  pubdate: z.string().default(''),
  authors: z.array(z.object({ name: z.string() })).default([]),
  articleids: z.array(z.object({ idtype: z.string(), value: z.string() })).default([]),
})
const Answer = z.object({ result: z.record(z.string(), z.unknown()) })

/** What PubMed says of papers, all asked in one question; a number that it does not know is not in the map. */
export async function askPubmed(
  { config, log }: Pick<Services, 'config' | 'log'>,
  pmids: readonly string[],
): Promise<Map<string, RegisteredPaper> | 'silent' | 'off'> {
  if (!config.pubmed) return 'off'
  const said = await askJson(log, `${config.pubmed}/esummary.fcgi?db=pubmed&retmode=json&id=${pmids.join(',')}`)
  if (typeof said === 'string') return 'silent'
  const { data } = Answer.safeParse(said.json)
  if (!data) return 'silent'
  return new Map(
    pmids.flatMap((pmid) => {
      const summary = Summary.safeParse(data.result[pmid])
      return summary.success ? [[pmid, shown(summary.data)] as const] : []
    }),
  )
}

const shown = ({ title, fulljournalname, source, pubdate, authors, articleids }: z.infer<typeof Summary>): RegisteredPaper => ({
  title: oneLine(title, 400).replace(/\.$/, ''),
  journal: oneLine(fulljournalname || source, 200),
  authors: namesIn(
    authors.map(({ name }) => name),
    ', ',
  ),
  year: yearIn(pubdate),
  doi: articleids.find(({ idtype }) => idtype === 'doi')?.value.slice(0, 200) ?? null,
})

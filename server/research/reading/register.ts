import { z } from 'zod'
import type { PaperProposal } from '#contract/papers.ts'
import { line, prose } from '#contract/text.ts'
import type { Services } from '../../platform/http/context.ts'

const TIME_MAX_MS = 4000
/** A work with a thousand authors has some hundred kilobytes. */
const ANSWER_MAX_BYTES = 1024 * 1024

/** As much of a work as Crossref's API describes it as is read here. */
const Work = z.object({
  message: z.object({
    title: z.array(z.string()).default([]),
    author: z.array(z.object({ given: z.string().optional(), family: z.string().optional(), name: z.string().optional() })).default([]),
    'container-title': z.array(z.string()).default([]),
    issued: z.object({ 'date-parts': z.array(z.array(z.number().nullable())) }).optional(),
    abstract: z.string().default(''),
    subject: z.array(z.string()).default([]),
  }),
})

type Found = Omit<PaperProposal, 'doi'>

/** What the register of DOIs says of a work; nothing where it is not asked, does not answer in time, or does not know it. */
export async function askRegister({ config, log }: Pick<Services, 'config' | 'log'>, doi: string): Promise<Found | null> {
  if (!config.doiRegister || !doi) return null
  try {
    const address = `${config.doiRegister}/works/${encodeURIComponent(doi)}`
    const answer = await fetch(address, {
      signal: AbortSignal.timeout(TIME_MAX_MS),
      redirect: 'error',
      headers: { accept: 'application/json' },
    })
    if (!answer.ok) return null
    return shown(Work.parse(JSON.parse(await textOf(answer))).message)
  } catch (error) {
    log.info({ reason: (error as Error).message }, 'no answer from the register of DOIs')
    return null
  }
}

async function textOf({ body }: Response) {
  const pieces: Uint8Array[] = []
  let length = 0
  for await (const piece of body ?? []) {
    length += piece.length
    if (length > ANSWER_MAX_BYTES) throw new Error('Too much for a work.')
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString()
}

function shown({ title, author, issued, abstract, subject, ...work }: z.infer<typeof Work>['message']): Found {
  const names = author.map(({ given, family, name }) => name ?? [given, family].filter(Boolean).join(' '))
  return {
    title: one(title[0] ?? '', 400),
    authors: one(names.join(', '), 2000),
    year: String(issued?.['date-parts'][0]?.[0] ?? ''),
    journal: one(work['container-title'][0] ?? '', 200),
    abstract: prose(20_000, 0).parse(bare(abstract).slice(0, 20_000)).slice(0, 6000),
    topics: subject.slice(0, 8).map((topic) => one(topic, 60)),
  }
}

/** Without the tags of JATS. */
const bare = (text: string) =>
  text
    .replace(/<[^<>]*>/g, ' ')
    .replace(/[^\S\n]+/g, ' ')
    .trim()
const one = (text: string, max: number) =>
  line(80_000, 0)
    .parse(bare(text.slice(0, 40_000)))
    .slice(0, max)
    .trim()

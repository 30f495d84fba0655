import { z } from 'zod'
import type { Services } from '../../platform/http/context.ts'
import { askJson } from './ask.ts'

/** As much of a work as Crossref's API describes it as is read here. */
const Work = z.object({
  message: z.object({
    title: z.array(z.string()).default([]),
    author: z.array(z.object({ given: z.string().optional(), family: z.string().optional(), name: z.string().optional() })).default([]),
    'container-title': z.array(z.string()).default([]),
    publisher: z.string().default(''),
    issued: z.object({ 'date-parts': z.array(z.array(z.number().nullable())) }).optional(),
    abstract: z.string().default(''),
    subject: z.array(z.string()).default([]),
  }),
})
export type CrossrefWork = z.infer<typeof Work>['message']

/** What the register of DOIs says of a work. */
export async function askCrossref(
  { config, log }: Pick<Services, 'config' | 'log'>,
  doi: string,
): Promise<{ work: CrossrefWork } | 'unknown' | 'silent' | 'off'> {
  if (!config.doiRegister) return 'off'
  const said = await askJson(log, `${config.doiRegister}/works/${encodeURIComponent(doi)}`)
  if (typeof said === 'string') return said
  const { data } = Work.safeParse(said.json)
  return data ? { work: data.message } : 'silent'
}

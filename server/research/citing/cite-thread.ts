import { parentPort } from 'node:worker_threads'
import { Cite } from '@citation-js/core'
import '@citation-js/plugin-bibtex'
import '@citation-js/plugin-csl'
import '@citation-js/plugin-ris'
import type { CitationFormat } from '#contract/citations.ts'
import type { Reference } from './reference.ts'

export type CiteTask = { references: Reference[]; format: CitationFormat }

/** What is used of it here: its own types ask for every option, and know no plugin. */
type List = { format(name: string, options?: { template: string; lang: string; format: 'text'; nosort: true }): string }
const listOf = (references: readonly Reference[]): List =>
  new (Cite as unknown as new (references: readonly Reference[], options: { generateGraph: false }) => List)(references, {
    generateGraph: false,
  })

/** Ids are ours and mean nothing in a list of references; managers make their own. */
function cite({ references, format }: CiteTask): string {
  if (format === 'csl_json') return `${JSON.stringify(references, null, 2)}\n`
  const list = listOf(references)
  if (format === 'bibtex' || format === 'ris') return list.format(format)
  return list.format('bibliography', { template: format, lang: 'en-GB', format: 'text', nosort: true })
}

parentPort?.on('message', (task: CiteTask) => parentPort?.postMessage(cite(task)))

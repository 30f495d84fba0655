import type { PaperForm } from '../paper.ts'

/** What was found in a text, and what could not be read, in words. */
export type Reading = { papers: PaperForm[]; faults: string[] }

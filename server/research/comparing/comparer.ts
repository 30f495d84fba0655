import { FairWorker } from '../../platform/fair-worker.ts'
import type { PageOfText } from '../versions/text.ts'
import type { Comparison } from './compare.ts'
import type { CompareTask } from './compare-thread.ts'
import type { Quote } from './seek.ts'

const COMPARING = { seconds: 10, members: { ofOne: 2, ofAll: 12 }, strangers: { ofOne: 1, ofAll: 1 } }

const thread = new FairWorker<CompareTask, unknown>(new URL('./compare-thread.ts', import.meta.url), COMPARING)

/** Compares two texts apart from everything else that is being answered. */
export const compareTexts = (older: PageOfText[], newer: PageOfText[], memberId: string) =>
  thread.run({ older, newer }, { memberId }) as Promise<Comparison>

/** Looks for quotes in a text there; the page of each, or null. */
export const seekQuotes = (pages: PageOfText[], quotes: Quote[], memberId: string) =>
  thread.run({ pages, quotes }, { memberId }) as Promise<(number | null)[]>

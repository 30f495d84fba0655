import { FairWorker } from '../../platform/fair-worker.ts'
import type { AnalyseTask } from './analyse-thread.ts'
import type { Choice } from './choose.ts'

const ANALYSING = { seconds: 10, members: { ofOne: 2, ofAll: 12 }, strangers: { ofOne: 1, ofAll: 1 } }

const thread = new FairWorker<AnalyseTask, Choice>(new URL('./analyse-thread.ts', import.meta.url), ANALYSING)

/** Chooses sentences of a paper apart from everything else that is being answered. */
export const chooseSentences = (task: AnalyseTask, memberId: string) => thread.run(task, { memberId })

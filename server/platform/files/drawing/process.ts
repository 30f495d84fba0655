import { Refusal } from '#contract/errors.ts'
import { answerTasks } from '../../task-process/answer-tasks.ts'
import { draw } from './draw.ts'
import type { Answer, Task } from './drawing.ts'

// What is accepted takes a quarter of the processor time.
const LIMITS = { rssMaxMib: 200, rssLeftMib: 16, dataMaxMib: 256, cpuMaxSeconds: 6 }

await answerTasks(
  LIMITS,
  ({ bytes, order }: Task): Promise<Answer> =>
    draw(bytes, order).then(
      (drawn) => ({ drawn }),
      (error) => (error instanceof Refusal ? { code: error.code, words: error.message } : { code: 'NOT_AN_IMAGE' }),
    ),
)

import { parentPort } from 'node:worker_threads'
import { compose } from './answer/compose.ts'
import { readQuestion } from './question.ts'
import type { QuestionTask } from './question-reader.ts'

parentPort?.on('message', (task: QuestionTask) =>
  parentPort?.postMessage('read' in task ? readQuestion(task.read) : compose(task.query, task.found, task.topK, task.asksDose)),
)

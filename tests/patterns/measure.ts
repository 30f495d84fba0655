import { parentPort, workerData } from 'node:worker_threads'
import { superlinearOn } from '../support/growth.ts'
import type { Attack, Expression } from './judge.ts'

const { expression, attacks } = workerData as { expression: Expression; attacks: Attack[] }
// Looked for at every place of the text, as the slowest of its users does.
const everywhere = new RegExp(expression.source, `${expression.flags.replace('g', '')}g`)
const shapes = attacks.map(({ prefix, pump, suffix }, at) => [
  `attack ${at + 1}: ${JSON.stringify(pump)}`,
  (length: number) => `${prefix}${pump.repeat(Math.ceil(length / Math.max(1, pump.length)))}${suffix}`,
])

parentPort?.postMessage(superlinearOn((text) => text.replace(everywhere, ''), Object.fromEntries(shapes)))

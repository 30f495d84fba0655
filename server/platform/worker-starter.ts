import { type MessagePort, workerData } from 'node:worker_threads'

type Functions = Record<string, (...asked: never[]) => Promise<unknown>>
export type Call = { no: number; name: string; asked: unknown[] }
export type Reply = { no: number } & ({ output: unknown } | { fault: unknown })

/** The functions that whoever started this thread has for it, called by their names: what is asked and answered is copied on the way. */
export function starter<F extends Functions>(): F {
  const port = workerData as MessagePort
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  let no = 0
  port.on('message', (reply: Reply) => {
    const one = waiting.get(reply.no)
    waiting.delete(reply.no)
    if ('output' in reply) one?.resolve(reply.output)
    else one?.reject(reply.fault)
  })
  return new Proxy({} as F, {
    get:
      (_, name: string) =>
      (...asked: unknown[]) => {
        const call: Call = { no: ++no, name, asked }
        const answer = Promise.withResolvers<unknown>()
        waiting.set(call.no, answer)
        port.postMessage(call)
        return answer.promise
      },
  })
}

import { AsyncLocalStorage } from 'node:async_hooks'
import { parentPort, workerData } from 'node:worker_threads'
import { returnAddress, withReturn } from './rules.ts'
import { type ServiceSettings, startService } from './service.ts'
import type { Answered, ToMain, ToThread } from './service-thread.ts'

/*
 * The hosted service has a thread to itself: a password costs it a tenth of a second, in which nobody else's request may wait, and what it
 * writes to the console holds rows of its tables.
 */
const main = parentPort!
const say = (message: ToMain) => main.postMessage(message)
const handing = new Map<number, PromiseWithResolvers<void>>()
let no = 0

const { publicUrl } = workerData as ServiceSettings
/** Where who asks wants to come back to from the email's link: the service itself forgets it. */
const coming = new AsyncLocalStorage<string | undefined>()

const service = await startService(workerData as ServiceSettings, {
  email: {
    send({ to, subject, text = '' }) {
      const handed = Promise.withResolvers<void>()
      handing.set(++no, handed)
      say({ kind: 'email', no, email: { to, subject, text: withReturn(text, coming.getStore()) } })
      return handed.promise
    },
  },
  changed: (change) => say({ kind: 'changed', change }),
  missed: () => say({ kind: 'missed' }),
})

main.on('message', async (message: ToThread) => {
  if (message.kind === 'handed') {
    const handed = handing.get(message.no)
    handing.delete(message.no)
    return message.isQueued ? handed?.resolve() : handed?.reject(new Error('The email could not be queued.'))
  }
  if (message.kind === 'close') {
    await service.close()
    return main.close()
  }
  const { url, method, headers, body } = message.asked
  try {
    const request = new Request(url, { method, headers, ...(body && { body: new Uint8Array(body) }) })
    const answer = await coming.run(returnAddress(url, publicUrl), () => service.answer(request, message.asked.peerAddress))
    const answered: Answered = { status: answer.status, headers: [...answer.headers], body: new Uint8Array(await answer.arrayBuffer()) }
    say({ kind: 'answer', no: message.no, answered })
  } catch {
    say({ kind: 'answer', no: message.no, answered: undefined })
  }
})
say({ kind: 'ready', key: service.key })

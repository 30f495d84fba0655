import { PUSH_ENDPOINT } from '../../lib/session.ts'
import type { WorkerWord } from '../offline/words.ts'

/** A browser may give out another subscription at any time: where this device is notified, the server is told of it, until the answer is called. */
export function keepPush() {
  const renew = () => {
    if (localStorage.getItem(PUSH_ENDPOINT) === null) return
    void import('../../notifications/push/device.ts').then(({ renewDevice }) => renewDevice()).catch(() => undefined)
  }
  const hear = ({ data }: MessageEvent<WorkerWord>) => data.kind === 'push_renewed' && renew()
  renew()
  navigator.serviceWorker?.addEventListener('message', hear)
  return () => navigator.serviceWorker?.removeEventListener('message', hear)
}

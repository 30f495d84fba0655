import type { WorkerWord } from '../offline/words.ts'

/** Goes where a notification that was pressed leads, until the answer is called. */
export function followWorker(navigate: (path: string) => void) {
  const hear = ({ data }: MessageEvent<WorkerWord>) => {
    if (data.kind === 'open' && window.location.pathname !== data.path) navigate(data.path)
  }
  navigator.serviceWorker?.addEventListener('message', hear)
  return () => navigator.serviceWorker?.removeEventListener('message', hear)
}

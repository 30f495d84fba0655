import { MOUNT_FAILED, MOUNTED } from './mounting.ts'

// Stands inline in every document, so that a page can be read before the program arrives. It fetches the program, early or late,
// keeps a form that was sent too early, and shows a message with a way out when the program cannot be loaded or does not start.

const { entry = '', start } = (document.currentScript as HTMLScriptElement).dataset
const early = ['pointerdown', 'keydown', 'focusin'] as const
let waiting: { form: HTMLFormElement; button: HTMLElement | null } | undefined

function fail() {
  document.getElementById('mount-failure')?.removeAttribute('hidden')
}

function load() {
  for (const name of early) removeEventListener(name, load, true)
  import(/* @vite-ignore */ entry).catch(fail)
}

function hold(event: SubmitEvent) {
  event.preventDefault()
  waiting = { form: event.target as HTMLFormElement, button: event.submitter }
  load()
}

addEventListener('submit', hold, true)
addEventListener(MOUNT_FAILED, fail)
addEventListener(
  MOUNTED,
  () => {
    removeEventListener('submit', hold, true)
    if (waiting?.form.isConnected) waiting.form.requestSubmit(waiting.button)
  },
  { once: true },
)
document.getElementById('refresh')?.addEventListener('click', () => location.reload())

// A member's page was drawn for guests, so it does not wait.
if (start === 'late' && !document.documentElement.hasAttribute('data-member')) {
  for (const name of early) addEventListener(name, load, { capture: true, passive: true })
  const idle = () => (typeof requestIdleCallback === 'function' ? requestIdleCallback(load, { timeout: 2000 }) : setTimeout(load, 200))
  addEventListener('load', idle)
} else {
  load()
}

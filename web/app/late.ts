import { MOUNT_FAILED, MOUNTED } from './mounting.ts'

// Stands inline in every document, so that a page can be read before the program arrives. It fetches the program, early or late,
// keeps what was sent or pressed too early, and shows a message with a way out when the program cannot be loaded or does not start.

const { entry = '', start } = (document.currentScript as HTMLScriptElement).dataset
const early = ['pointerdown', 'keydown', 'focusin'] as const
let again: (() => void) | undefined

function fail() {
  document.getElementById('mount-failure')?.removeAttribute('hidden')
}

function load() {
  for (const name of early) removeEventListener(name, load, true)
  import(/* @vite-ignore */ entry).catch(fail)
}

/** Nobody may act on it now, and it is done again when somebody can. */
function hold(event: Event, element: Element, act: () => void) {
  event.preventDefault()
  event.stopImmediatePropagation()
  again = () => element.isConnected && act()
  load()
}

function holdForm(event: SubmitEvent) {
  const form = event.target as HTMLFormElement
  hold(event, form, () => form.requestSubmit(event.submitter))
}

function holdPress(event: MouseEvent) {
  const button = (event.target as Element).closest<HTMLElement>('#root button[type=button]')
  if (button) hold(event, button, () => button.click())
}

addEventListener('submit', holdForm, true)
addEventListener('click', holdPress, true)
addEventListener(MOUNT_FAILED, fail)
addEventListener(
  MOUNTED,
  () => {
    removeEventListener('submit', holdForm, true)
    removeEventListener('click', holdPress, true)
    again?.()
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

import { MOUNT_FAILED, MOUNTED } from './mounting.ts'

// Stands inline in every document, so that a page can be read before the program arrives. It fetches the program, early or late,
// keeps what was sent or pressed too early, and shows a message with a way out when the program cannot be loaded or does not start.

const { entry = '', start } = (document.currentScript as HTMLScriptElement).dataset
const early = ['pointerdown', 'keydown', 'focusin'] as const
let again: (() => void) | undefined
let isMounted = false

function fail() {
  document.getElementById('mount-failure')?.removeAttribute('hidden')
}

function load() {
  for (const name of early) removeEventListener(name, load, true)
  import(/* @vite-ignore */ entry).catch(fail)
}

/** Done at once where somebody can act on it, and otherwise as soon as somebody can. */
function whenMounted(act: () => void) {
  if (isMounted) act()
  else again = act
}

/** Nobody may act on it now. */
function hold(event: Event, act: () => void) {
  event.preventDefault()
  event.stopImmediatePropagation()
  whenMounted(act)
  load()
}

function holdForm(event: SubmitEvent) {
  const form = event.target as HTMLFormElement
  hold(event, () => form.isConnected && form.requestSubmit(event.submitter))
}

const BUTTONS = '#root button[type=button]'
const buttonAt = (place: EventTarget | null) => (place as Element | null)?.closest<HTMLElement>(BUTTONS)
const nameOf = (button: HTMLElement) => button.ariaLabel ?? button.textContent

/** What was prerendered is taken over; a frame is replaced by the page itself, with a button of the same name. */
function holdPress(event: MouseEvent) {
  const button = buttonAt(event.target)
  if (!button) return
  hold(event, () => {
    const all = [...document.querySelectorAll<HTMLElement>(BUTTONS)]
    const found = button.isConnected ? button : all.find((other) => nameOf(other) === nameOf(button) && other.checkVisibility())
    found?.click()
  })
}

/** A frame that is replaced under a finger gives the browser no press: its button went down and another comes up. */
function followFinger({ target, pointerId }: PointerEvent) {
  const button = buttonAt(target)
  if (!button) return
  const lifted = (up: PointerEvent) => {
    if (up.pointerId !== pointerId || button.isConnected) return
    const under = buttonAt(document.elementFromPoint(up.clientX, up.clientY))
    if (under && nameOf(under) === nameOf(button)) whenMounted(() => under.click())
  }
  addEventListener('pointerup', lifted, { capture: true, once: true })
}

addEventListener('submit', holdForm, true)
addEventListener('click', holdPress, true)
addEventListener('pointerdown', followFinger, true)
addEventListener(MOUNT_FAILED, fail)
addEventListener(
  MOUNTED,
  () => {
    removeEventListener('submit', holdForm, true)
    removeEventListener('click', holdPress, true)
    removeEventListener('pointerdown', followFinger, true)
    isMounted = true
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

/** How long whoever took the focused thing away has to say where the keyboard goes on. */
const PATIENCE_MS = 60

/** What a keyboard may go on at. */
const CONTROLS = 'a[href], :is(button, input, select, textarea):not(:disabled), [tabindex="0"]'

/** A focused thing or something around it, with its neighbours. */
type Step = { element: Element; next: Element | null; previous: Element | null }

function trailOf(focused: Element): Step[] {
  const trail: Step[] = []
  for (let element: Element | null = focused; element && element !== document.body; element = element.parentElement)
    trail.push({ element, next: element.nextElementSibling, previous: element.previousElementSibling })
  return trail
}

const isGone = (element: Element | undefined) => element !== undefined && (!element.isConnected || element.matches(':disabled'))

function controlsIn(area: Element | null): HTMLElement[] {
  if (!area?.isConnected) return []
  const own = area instanceof HTMLElement && area.matches(CONTROLS) ? [area] : []
  return [...own, ...area.querySelectorAll<HTMLElement>(CONTROLS)].filter((each) => each.checkVisibility({ visibilityProperty: true }))
}

/** The nearest that is still there: what came after, what came before, or what lies around. */
function nearest(trail: readonly Step[]) {
  const gone = trail.findLastIndex(({ element }) => isGone(element))
  for (const [at, { next, previous }] of trail.entries()) {
    if (at < gone) continue
    const control = controlsIn(next)[0] ?? controlsIn(previous).at(-1)
    if (control) return control
    const around = trail[at + 1]?.element
    if (around instanceof HTMLElement && around.matches('[tabindex]')) return around
  }
  return document.getElementById('main')
}

/**
 * The keyboard goes on beside what was taken away with the focus in it; browsers would begin at the top of the page again.
 * Whoever knows a better place focuses it, and is left alone; so is whoever pressed with a pointer.
 */
export function keepFocus() {
  const last: { trail: Step[]; byKey: boolean } = { trail: [], byKey: false }
  let timer: ReturnType<typeof setTimeout> | undefined

  const isTaken = () => last.byKey && isGone(last.trail[0]?.element)
  const note = ({ target }: FocusEvent) => {
    if (target instanceof Element) last.trail = trailOf(target)
  }
  const press = ({ type }: Event) => {
    last.byKey = type === 'keydown'
  }
  // Who presses beside everything has left by themselves. What is being taken away is told from it when that has happened.
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null || !document.hasFocus()) return
    queueMicrotask(() => {
      if (document.activeElement === document.body && !isTaken()) last.trail = []
    })
  }
  const look = () => {
    timer = undefined
    if (document.activeElement === document.body && isTaken()) nearest(last.trail)?.focus({ preventScroll: true })
  }
  const changes = new MutationObserver(() => {
    if (isTaken()) timer ??= setTimeout(look, PATIENCE_MS)
  })
  for (const type of ['keydown', 'pointerdown']) document.addEventListener(type, press, true)
  document.addEventListener('focusin', note)
  document.addEventListener('focusout', leave)
  changes.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled', 'hidden'] })
  return () => {
    clearTimeout(timer)
    changes.disconnect()
    for (const type of ['keydown', 'pointerdown']) document.removeEventListener(type, press, true)
    document.removeEventListener('focusin', note)
    document.removeEventListener('focusout', leave)
  }
}

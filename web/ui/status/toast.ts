import type { Said } from '../../lib/language/say.ts'
import { once } from '../../lib/once.ts'
import { fetched } from '../later.tsx'
import type { ToastKind, ToastOptions } from './toaster.tsx'

type Kit = typeof import('./toaster.tsx')

/** One promise for everybody: of two imports the later may be there first, and then what was said first would have the last word. */
const kit = { ...Promise.withResolvers<Pick<Kit, 'showToast' | 'dismissToast'>>(), isHere: false }
const fetchKit = once(() => fetched(() => import('./toaster.tsx')).then(kit.resolve))

/** Hands over what draws toasts, while the line is good: a failure is said without it. */
export function provideToasts(here: Pick<Kit, 'showToast' | 'dismissToast'>) {
  kit.isHere = true
  kit.resolve(here)
}

function toaster() {
  if (!kit.isHere) void fetchKit()
  return kit.promise
}

const ids = { last: 0 }
/** Which toast says what, as long as it stands: the same words are not said twice at once. */
const said = new Map<string, string>()

function show(kind: ToastKind, words: Said, options: ToastOptions = {}) {
  const saying = `${kind} ${words} ${options.description ?? ''}`
  const id = options.id ?? said.get(saying) ?? `toast-${++ids.last}`
  said.set(saying, id)
  const onGone = () => void (said.get(saying) === id && said.delete(saying))
  void toaster().then(({ showToast }) => showToast(kind, words, { ...options, id, onDismiss: onGone, onAutoClose: onGone }))
  return id
}

/**
 * Short words at the top of the screen, in the reader's language on every page. The kit that draws them comes once the page stands, or with
 * the first one. Each answers its id.
 */
export const toast = {
  success: (words: Said, options?: ToastOptions) => show('success', words, options),
  error: (words: Said, options?: ToastOptions) => show('error', words, options),
  info: (words: Said, options?: ToastOptions) => show('info', words, options),
  warning: (words: Said, options?: ToastOptions) => show('warning', words, options),
  message: (words: Said, options?: ToastOptions) => show('message', words, options),
  /** Stays until `toast.success(…, { id })` or `dismiss(id)`. */
  loading: (words: Said, options?: ToastOptions) => show('loading', words, options),
  dismiss: (id: string) => void toaster().then(({ dismissToast }) => dismissToast(id)),
}

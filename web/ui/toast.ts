import type { ToastKind, ToastOptions } from './toaster.tsx'

let count = 0
let arriving: Promise<typeof import('./toaster.tsx')> | undefined

/** One promise for everybody: of two imports the later may be there first, and then what was said first would have the last word. */
function toaster() {
  arriving ??= import('./toaster.tsx').catch((error) => {
    arriving = undefined
    throw error
  })
  return arriving
}

function show(kind: ToastKind, words: string, options: ToastOptions = {}) {
  const id = options.id ?? `toast-${++count}`
  void toaster().then(({ showToast }) => showToast(kind, words, { ...options, id }))
  return id
}

/** Short words at the top of the screen. The kit that draws them arrives with the first one. Each answers its id. */
export const toast = {
  success: (words: string, options?: ToastOptions) => show('success', words, options),
  error: (words: string, options?: ToastOptions) => show('error', words, options),
  info: (words: string, options?: ToastOptions) => show('info', words, options),
  warning: (words: string, options?: ToastOptions) => show('warning', words, options),
  message: (words: string, options?: ToastOptions) => show('message', words, options),
  /** Stays until `toast.success(…, { id })` or `dismiss(id)`. */
  loading: (words: string, options?: ToastOptions) => show('loading', words, options),
  dismiss: (id: string) => void toaster().then(({ dismissToast }) => dismissToast(id)),
}

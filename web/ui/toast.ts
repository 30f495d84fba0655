import type { ReactNode } from 'react'

export type ToastOptions = {
  description?: ReactNode
  /** Milliseconds; the house default is 3000. A loading toast stays until it is replaced. */
  duration?: number
  /** Replaces the toast with this id. */
  id?: string
}
type Kind = 'success' | 'error' | 'info' | 'warning' | 'loading' | 'message'

let count = 0
const toaster = () => import('./toaster.tsx')

function show(kind: Kind, words: string, options: ToastOptions = {}) {
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

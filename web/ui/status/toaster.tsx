import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import type { CSSProperties } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { toast as sonner, Toaster } from 'sonner'
import { type Said, say, speaking } from '../../lib/language/say.ts'
import { writtenIn } from '../../lib/language/written-in.ts'
import { Spinner } from './Spinner.tsx'
import styles from './toaster.module.css'

export type ToastKind = 'success' | 'error' | 'info' | 'warning' | 'loading' | 'message'
export type ToastOptions = {
  description?: Said | undefined
  /** Milliseconds; the house default is 3000. A loading toast stays until it is replaced. */
  duration?: number
  /** Replaces the toast with this id. */
  id?: string
  /** One button beside the words. */
  action?: { label: Said; onClick: () => void }
}

/** What is called when a toast goes, by itself or by hand. */
type Gone = { onDismiss: () => void; onAutoClose: () => void }

const DURATION_MS = 3000
const AT_MOST = 3

const host = document.createElement('div')
host.className = styles.host ?? ''
// In the top layer, so that a toast is seen above an open dialog too.
host.popover = 'manual'
document.body.append(host)

const root = createRoot(host)

/** In the reader's language: it may be known only after this module. */
function draw() {
  host.lang = speaking()
  root.render(
    <Toaster
      position="top-center"
      containerAriaLabel={say('Notifications')}
      richColors
      closeButton
      expand
      gap={8}
      duration={DURATION_MS}
      visibleToasts={AT_MOST}
      style={{ '--width': 'min(26rem, calc(100vw - 2rem))' } as CSSProperties}
      offset={{ top: 'calc(var(--bar-h) + var(--line-h) + 0.75rem)' }}
      mobileOffset={{ top: 'calc(var(--bar-h) + var(--line-h) + 0.5rem)', left: '1rem', right: '1rem' }}
      icons={{
        success: <CircleCheck />,
        error: <CircleAlert />,
        info: <Info />,
        warning: <TriangleAlert />,
        loading: <Spinner size="medium" />,
        close: <X />,
      }}
      toastOptions={{
        unstyled: true,
        closeButtonAriaLabel: say('Close'),
        classNames: {
          toast: styles.toast,
          title: styles.title,
          description: styles.description,
          icon: styles.icon,
          actionButton: styles.action,
          closeButton: styles.close,
          success: styles.success,
          error: styles.error,
          warning: styles.warning,
        },
      }}
    />,
  )
}

// Before the first toast is said: the kit forgets toasts that come before it listens.
flushSync(draw)

/** Words that say which language they are in: neither the page nor what somebody else wrote need be in the reader's. */
const Spoken = ({ words }: { words: Said }) => <span lang={writtenIn(words)}>{words}</span>

/** Shows a toast above whatever is open now. */
export function showToast(kind: ToastKind, words: Said, { description, ...options }: ToastOptions & Gone) {
  draw()
  if (document.querySelector('dialog:modal') && host.matches(':popover-open')) host.hidePopover()
  if (!host.matches(':popover-open')) host.showPopover()
  sonner[kind](<Spoken words={words} />, { ...options, ...(description && { description: <Spoken words={description} /> }) })
}

export const dismissToast = (id: string) => sonner.dismiss(id)

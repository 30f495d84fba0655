import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { useLocale, useSay } from '../lib/language/say.ts'
import { useMedia } from '../lib/media.ts'
import { withData } from '../lib/query/Data.tsx'
import { Dialog } from '../ui/dialog/Dialog.tsx'
import { part } from '../ui/later.tsx'
import { Loading } from '../ui/status/Skeleton.tsx'
import { NoticeList } from './NoticeList.tsx'
import styles from './Notices.module.css'

const NoticeSettings = part(async () => ({ default: (await import('./NoticeSettings.tsx')).NoticeSettings }))

type View = 'list' | 'settings'

const titles: Record<View, string> = { list: 'Notifications', settings: 'Notification settings' }

/** The notices, and their settings: below the bell, on phones a sheet. */
function Notices({ id, first, onClose }: { id: string; first: View; onClose: () => void }) {
  const say = useSay()
  const locale = useLocale()
  const isPhone = useMedia('(max-width: 767px)')
  const [view, setView] = useState(first)
  const content =
    view === 'list' ? (
      <NoticeList onSettings={() => setView('settings')} onLeave={onClose} />
    ) : (
      <Suspense fallback={<Loading label={say('Loading settings')} shape="person" />}>
        <NoticeSettings onBack={() => setView('list')} />
      </Suspense>
    )

  if (isPhone)
    return (
      <Dialog title={say(titles[view])} onClose={onClose}>
        <Turned view={view} className={styles.sheet}>
          {content}
        </Turned>
      </Dialog>
    )
  return (
    <section id={id} lang={locale} className={styles.panel} aria-label={say(titles[view])}>
      <h2 className={styles.title}>{say(titles[view])}</h2>
      <Turned view={view}>{content}</Turned>
    </section>
  )
}

/** What was pressed to turn to the other view is gone with the first: the focus goes on where it begins. */
function Turned({ view, className, children }: { view: View; className?: string | undefined; children: ReactNode }) {
  const say = useSay()
  const here = useRef<HTMLDivElement>(null)
  const shown = useRef(view)
  useEffect(() => {
    if (shown.current === view) return
    shown.current = view
    here.current?.focus()
  }, [view])

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls, and this holds a list as well
    <div ref={here} className={className} role="group" aria-label={say(titles[view])} tabIndex={-1}>
      {children}
    </div>
  )
}

export default withData(Notices)

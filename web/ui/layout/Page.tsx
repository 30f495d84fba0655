import { type ReactNode, useEffect, useRef } from 'react'
import { brand } from '#contract/brand.ts'
import { useArrival, useLocation } from '../../lib/router.tsx'
import { classNames } from '../class-names.ts'
import { announce } from '../status/announce.ts'
import styles from './Page.module.css'

type PageProps = {
  /** Titles the document: "Mates · Wardmates". Also the heading, unless told otherwise. */
  title: string
  /** `hidden` is only read aloud; `own` means that the page draws its `h1` itself. */
  heading?: 'shown' | 'hidden' | 'own'
  lead?: ReactNode
  /** Beside the heading. */
  aside?: ReactNode
  /** `bare` pages reach both edges of the screen and bring their own spacing; `home` has wider sides. */
  frame?: 'column' | 'home' | 'bare'
  /** Left of the page from 1024 px. A landmark of its own: a `nav` or an `aside`. */
  side?: ReactNode
  /** Right of the page from 1024 px. Draw `Sheet`s in it. */
  rail?: ReactNode
  railLabel?: string
  /** What stays in sight below 1024 px: the side above the page, the rail under it. */
  below?: 'side' | 'rail' | 'both' | 'neither'
  className?: string
  children: ReactNode
}

/** Where this tab is, so that a page knows whether somebody came to it from another one. */
const visit: { place?: string } = {}

/** Every page: its title, its `main`, its frame, and the focus on its heading when somebody comes from another page. */
export function Page({
  title,
  heading = 'shown',
  lead,
  aside,
  frame = 'column',
  side,
  rail,
  railLabel = 'Notes',
  below = 'rail',
  className,
  children,
}: PageProps) {
  const main = useRef<HTMLElement>(null)
  const { key, pathname, hash } = useLocation()
  const arrival = useArrival()
  const place = `${key} ${pathname}`

  useEffect(() => {
    document.title = `${title} · ${brand.name}`
  }, [title])

  // biome-ignore lint/correctness/useExhaustiveDependencies: arriving happens once a place, whatever the title becomes later
  useEffect(() => {
    const before = visit.place
    if (before === place) return
    visit.place = place
    // A page that rewrites its own address, or opens something above itself, has not been come to anew.
    if (before === undefined || ((arrival === 'replace' || arrival === 'above') && before.endsWith(` ${pathname}`))) return
    announce(title)
    if (hash) return
    const target = main.current?.querySelector('h1')
    if (target) target.tabIndex = -1
    target?.focus({ preventScroll: true })
  }, [place])

  const content = (
    <main id="main" ref={main} tabIndex={-1} className={classNames(frame !== 'bare' && styles.column, className)}>
      {heading !== 'own' && (
        <div className={heading === 'hidden' ? 'vh' : styles.head}>
          <div>
            <h1 tabIndex={-1}>{title}</h1>
            {lead && <p className="ui">{lead}</p>}
          </div>
          {aside}
        </div>
      )}
      {children}
    </main>
  )

  if (frame === 'bare') return content
  return (
    <div className={classNames('wrap', styles.frame)} data-frame={frame} data-side={Boolean(side)} data-rail={Boolean(rail)}>
      {side && <div className={classNames(styles.side, below !== 'side' && below !== 'both' && 'from-lg')}>{side}</div>}
      {content}
      {rail && (
        <aside className={classNames(styles.rail, below !== 'rail' && below !== 'both' && 'from-lg')} aria-label={railLabel}>
          {rail}
        </aside>
      )}
    </div>
  )
}

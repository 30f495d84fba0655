import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { OpenedPdf } from './open-pdf.ts'
import styles from './Pdf.module.css'
import { PdfBar } from './PdfBar.tsx'
import { PdfPage } from './PdfPage.tsx'

type PdfPagesProps = { opened: OpenedPdf; sought: { page: number } | undefined; onText: () => void; onFailed: () => void }

/** So many pages before and behind the one in the middle. */
const NEAR = 2
const STEP = 1.25
const [SMALLEST, LARGEST] = [0.5, 4]
const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)

/** All pages under one another. Those near the screen are drawn; of the others the room is kept. */
export function PdfPages({ opened: { pdf, firstSize }, sought, onText, onFailed }: PdfPagesProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const [zoom, setZoom] = useState(1)
  const [page, setPage] = useState(1)
  const room = useRoom(scroller)
  const { numPages } = pdf

  const show = (wanted: number) => {
    const no = within(wanted, 1, numPages)
    const pages = scroller.current
    const place = pages?.querySelector<HTMLElement>(`[data-page="${no}"]`)
    if (pages && place) pages.scrollTop = place.offsetTop
    // Where the window shows no more than the bar, the page would be turned unseen.
    pages?.scrollIntoView({ block: 'nearest' })
    setPage(no)
  }
  const seek = useEffectEvent((wanted: number) => {
    show(wanted)
    scroller.current?.focus({ preventScroll: true })
  })
  const isPlaced = room > 0
  useEffect(() => {
    if (sought && isPlaced) seek(sought.page)
  }, [sought, isPlaced])

  const followScroll = () => {
    const pages = scroller.current
    if (!pages) return
    const middle = pages.scrollTop + pages.clientHeight / 2
    const places = [...pages.querySelectorAll<HTMLElement>('[data-page]')]
    const here = places.findLast((place) => place.offsetTop <= middle)
    if (here) setPage(Number(here.dataset.page))
  }
  const zoomTo = (wanted: number) => setZoom(within(wanted, SMALLEST, LARGEST))
  return (
    <div className={styles.pane}>
      <PdfBar
        page={page}
        pages={numPages}
        zoom={zoom}
        onPage={show}
        onZoom={(by) => zoomTo(by > 0 ? zoom * STEP : zoom / STEP)}
        onText={onText}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys */}
      <section ref={scroller} className={styles.pages} aria-label="Pages" tabIndex={0} onScroll={followScroll}>
        {Array.from({ length: numPages }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
          <PdfPage key={at} {...{ pdf, zoom, room, onFailed }} no={at + 1} likely={firstSize} isNear={Math.abs(at + 1 - page) <= NEAR} />
        ))}
      </section>
    </div>
  )
}

/** How wide a page may be without being scrolled sideways. */
function useRoom(scroller: RefObject<HTMLElement | null>) {
  const [room, setRoom] = useState(0)
  useEffect(() => {
    const element = scroller.current
    if (!element) return
    const observer = new ResizeObserver(([entry]) => setRoom(Math.floor(entry!.contentRect.width)))
    observer.observe(element)
    return () => observer.disconnect()
  }, [scroller])
  return room
}

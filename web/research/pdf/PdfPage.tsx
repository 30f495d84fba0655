import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { drawPage, type PageSize, sizeOf } from './draw-page.ts'
import styles from './Pdf.module.css'

type PdfPageProps = {
  pdf: PDFDocumentProxy
  no: number
  /** What is taken for its size until it is known. */
  likely: PageSize
  zoom: number
  /** Of the place that the pages have: where it changes, they are drawn anew. */
  room: number
  isNear: boolean
  onFailed: () => void
}

/** One page, drawn while it is near the screen: its picture, and over it its text, which can be selected. */
export function PdfPage({ pdf, no, likely, zoom, room, isNear, onFailed }: PdfPageProps) {
  const sheet = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState<PageSize>()
  const fail = useEffectEvent(onFailed)

  useEffect(() => {
    if (!isNear || size) return
    let isLeft = false
    sizeOf(pdf, no).then(
      (known) => !isLeft && setSize(known),
      () => !isLeft && fail(),
    )
    return () => {
      isLeft = true
    }
  }, [pdf, no, isNear, size])

  useEffect(() => {
    const element = sheet.current
    if (!isNear || !element || !size || room === 0) return
    const stop = new AbortController()
    drawPage(pdf, no, element, room * zoom, stop.signal).catch(() => !stop.signal.aborted && fail())
    return () => {
      stop.abort()
      element.replaceChildren()
    }
  }, [pdf, no, isNear, size, zoom, room])

  const { width, height } = size ?? likely
  return (
    <div ref={sheet} data-page={no} className={styles.page} style={{ width: room * zoom || '100%', aspectRatio: `${width} / ${height}` }} />
  )
}

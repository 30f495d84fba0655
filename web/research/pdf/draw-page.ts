import { AnnotationMode, type PDFDocumentProxy, TextLayer } from 'pdfjs-dist/legacy/build/pdf.mjs'
import styles from './Pdf.module.css'

/** In points. */
export type PageSize = { width: number; height: number }

/** More pixels than any screen shows of a page; some browsers draw nothing on larger ones. */
const PIXELS_MAX = 16_000_000

export async function sizeOf(pdf: PDFDocumentProxy, no: number): Promise<PageSize> {
  const { width, height } = (await pdf.getPage(no)).getViewport({ scale: 1 })
  return { width, height }
}

/** Draws a page so wide, and lays its text over it. Of forms only what they look like is drawn: nothing can be filled in or run. */
export async function drawPage(pdf: PDFDocumentProxy, no: number, sheet: HTMLElement, width: number, signal: AbortSignal) {
  const page = await pdf.getPage(no)
  if (signal.aborted) return
  const viewport = page.getViewport({ scale: width / page.getViewport({ scale: 1 }).width })
  const sharpness = Math.min(window.devicePixelRatio, Math.sqrt(PIXELS_MAX / (viewport.width * viewport.height)))

  const canvas = document.createElement('canvas')
  canvas.width = Math.floor(viewport.width * sharpness)
  canvas.height = Math.floor(viewport.height * sharpness)
  canvas.setAttribute('aria-hidden', 'true')
  const text = document.createElement('div')
  text.className = styles.words!
  text.style.setProperty('--total-scale-factor', String(viewport.scale))
  sheet.replaceChildren(canvas, text)

  const drawing = page.render({
    canvas,
    viewport,
    transform: [sharpness, 0, 0, sharpness, 0, 0],
    annotationMode: AnnotationMode.ENABLE,
  })
  const layer = new TextLayer({ textContentSource: page.streamTextContent(), container: text, viewport })
  signal.addEventListener('abort', () => {
    drawing.cancel()
    layer.cancel()
  })
  await Promise.all([drawing.promise, layer.render()])
}

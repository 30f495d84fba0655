import { ChevronLeft, ChevronRight, FileText, ZoomIn, ZoomOut } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Button } from '../../ui/button/Button.tsx'
import { IconButton } from '../../ui/button/IconButton.tsx'
import styles from './Pdf.module.css'

type PdfBarProps = {
  page: number
  pages: number
  zoom: number
  onPage: (page: number) => void
  onZoom: (by: 1 | -1) => void
  onText: () => void
}

/** Where one is in a PDF, and how large it is drawn. */
export function PdfBar({ page, pages, zoom, onPage, onZoom, onText }: PdfBarProps) {
  /** What is being typed; otherwise the page that is shown. */
  const [typed, setTyped] = useState<string>()
  const go = (event?: FormEvent) => {
    event?.preventDefault()
    const wanted = Number.parseInt(typed ?? '', 10)
    setTyped(undefined)
    if (wanted > 0) onPage(wanted)
  }
  return (
    <fieldset className={styles.bar} aria-label="Reader">
      <IconButton label="Previous page" disabled={page === 1} onClick={() => onPage(page - 1)}>
        <ChevronLeft />
      </IconButton>
      <form className={styles.place} onSubmit={go}>
        <label>
          Page{' '}
          <input
            inputMode="numeric"
            size={3}
            value={typed ?? String(page)}
            onChange={({ target }) => setTyped(target.value)}
            onBlur={() => typed !== undefined && go()}
          />
        </label>
        <span>of {pages}</span>
      </form>
      <IconButton label="Next page" disabled={page === pages} onClick={() => onPage(page + 1)}>
        <ChevronRight />
      </IconButton>
      <span className={styles.gap} />
      <IconButton label="Zoom out" onClick={() => onZoom(-1)}>
        <ZoomOut />
      </IconButton>
      <output className={styles.zoom}>{Math.round(zoom * 100)}%</output>
      <IconButton label="Zoom in" onClick={() => onZoom(1)}>
        <ZoomIn />
      </IconButton>
      <Button tone="soft" size="small" onClick={onText}>
        <FileText />
        Show as text
      </Button>
    </fieldset>
  )
}

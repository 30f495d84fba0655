import { type MouseEvent, useEffect, useEffectEvent, useState } from 'react'
import type { Image } from '#contract/files.ts'
import { PICTURE_WIDTHS } from '#contract/limits.ts'
import { pictureAddress } from '../../lib/api/backend.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { Picture } from '../../ui/picture/Picture.tsx'
import styles from './PictureViewer.module.css'

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }

type PictureViewerProps = {
  images: Image[]
  /** Which of them is shown first. */
  first: number
  onClose: () => void
}

/** The pictures of a post one at a time, as large as there is room, with what their author says of them. */
export default function PictureViewer({ images, first, onClose }: PictureViewerProps) {
  const [at, setAt] = useState(first)
  const of = images.length
  const { url, width, height, alt } = images[at] ?? images[0]!
  const move = (by: number) => setAt((at + by + of) % of)

  const onKey = useEffectEvent(({ key }: KeyboardEvent) => steps[key] && move(steps[key]))
  useEffect(() => {
    const listen = (event: KeyboardEvent) => void onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])

  return (
    <Dialog
      title={of > 1 ? `Picture ${at + 1} of ${of}` : 'Picture'}
      size="wide"
      onClose={onClose}
      footer={
        of > 1 && (
          <>
            <Button tone="outline" onClick={() => move(-1)}>
              Previous
            </Button>
            <Button tone="outline" onClick={() => move(1)}>
              Next
            </Button>
          </>
        )
      }
    >
      <Picture
        url={url}
        alt={alt || 'Picture without a description'}
        width={width}
        height={height}
        widths={PICTURE_WIDTHS}
        sizes="100vw"
        className={styles.picture}
        instead={(isAsked) => <p className={styles.picture}>{isAsked ? '' : 'This picture cannot be shown.'}</p>}
      />
      <p className="ui" role="status">
        {alt || 'Its author has not described it.'}
      </p>
      <p className="ui">
        <a href={pictureAddress(url)} target="_blank" rel="noopener" onClick={(event) => void openAlone(event, url)}>
          Open in a tab of its own
        </a>
      </p>
    </Dialog>
  )
}

/** Opens a picture in a tab of its own, from an address that holds: the one in the page may be over. */
async function openAlone(event: MouseEvent, url: string) {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return
  // At once, because a browser opens tabs for a press alone.
  const tab = window.open('', '_blank')
  if (!tab) return
  event.preventDefault()
  tab.opener = null
  const { renewAddress } = await import('../../lib/renew-address.ts')
  const address = await renewAddress(url).catch(() => url)
  if (address) tab.location.replace(pictureAddress(address))
  else tab.close()
}

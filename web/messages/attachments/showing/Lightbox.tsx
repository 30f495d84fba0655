import { ChevronLeft, ChevronRight, ZoomIn, ZoomOut } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { say } from '../../../lib/language/say.ts'
import { IconButton } from '../../../ui/button/IconButton.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import styles from '../Attachments.module.css'
import type { Shown } from './shown.ts'

type LightboxProps = { pictures: readonly Shown[]; at: number; onMove: (at: number) => void; onClose: () => void }

/** Pictures of a message one after another, as large as the window or as they are. Arrow keys go on; plus and minus zoom. */
export function Lightbox({ pictures, at, onMove, onClose }: LightboxProps) {
  const [isZoomed, setZoomed] = useState(false)
  const { name, url, preview } = pictures[at]!
  const go = (by: number) => {
    if (!pictures[at + by]) return
    setZoomed(false)
    onMove(at + by)
  }

  const press = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === '+' || key === '=') setZoomed(true)
    if (key === '-') setZoomed(false)
    // In a picture that is larger than the window the arrows move it.
    if (isZoomed) return
    if (key === 'ArrowLeft') go(-1)
    if (key === 'ArrowRight') go(1)
  })
  useEffect(() => {
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])

  return (
    <Dialog
      title={name}
      size="wide"
      onClose={onClose}
      footer={
        <div className={styles.lightActs}>
          <IconButton label={say('Previous picture')} aria-disabled={at === 0 || undefined} onClick={() => go(-1)}>
            <ChevronLeft />
          </IconButton>
          <span className="meta num" role="status">
            {say('{at} of {all}', { at: at + 1, all: pictures.length })}
          </span>
          <IconButton label={say('Next picture')} aria-disabled={at === pictures.length - 1 || undefined} onClick={() => go(1)}>
            <ChevronRight />
          </IconButton>
          <IconButton label={isZoomed ? say('Fit to the window') : say('Full size')} onClick={() => setZoomed(!isZoomed)}>
            {isZoomed ? <ZoomOut /> : <ZoomIn />}
          </IconButton>
        </div>
      }
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move a picture that is larger than its place */}
      <section className={styles.light} data-zoomed={isZoomed || undefined} tabIndex={0} aria-label={say('Picture')}>
        <img src={url ?? preview} alt={name} />
      </section>
    </Dialog>
  )
}

import { type KeyboardEvent, type PointerEvent, useEffect, useEffectEvent, useRef } from 'react'
import { useSay } from '../../lib/language/say.ts'
import styles from './CropFrame.module.css'
import { type Crop, moved, type Size, sideOf, withinPicture } from './crop.ts'

const KEY_STEP = 0.04
const arrows: Record<string, [across: number, down: number]> = {
  ArrowLeft: [-KEY_STEP, 0],
  ArrowRight: [KEY_STEP, 0],
  ArrowUp: [0, -KEY_STEP],
  ArrowDown: [0, KEY_STEP],
}

type CropFrameProps = {
  src: string
  shape: 'round' | 'squared'
  /** Undefined until the picture has been read. */
  size: Size | undefined
  crop: Crop | undefined
  onSize: (size: Size) => void
  onUnreadable: () => void
  onCrop: (crop: Crop) => void
}

/** The picture behind a window: drag it, turn the wheel, or use the arrow, plus and minus keys. */
export function CropFrame({ src, shape, size, crop, onSize, onUnreadable, onCrop }: CropFrameProps) {
  const say = useSay()
  const frame = useRef<HTMLDivElement>(null)
  const grip = useRef<{ x: number; y: number }>(undefined)

  const move = (across: number, down: number) => size && crop && onCrop(moved(size, crop, across, down))
  const zoom = (factor: number) => size && crop && onCrop(withinPicture(size, { ...crop, zoom: crop.zoom * factor }))

  const turn = useEffectEvent(zoom)
  useEffect(() => {
    const element = frame.current
    // React listens to wheels passively, and the dialog would scroll.
    const wheel = (event: WheelEvent) => {
      event.preventDefault()
      turn(event.deltaY < 0 ? 1.08 : 1 / 1.08)
    }
    element?.addEventListener('wheel', wheel, { passive: false })
    return () => element?.removeEventListener('wheel', wheel)
  }, [])

  const drag = (event: PointerEvent<HTMLDivElement>) => {
    if (!grip.current) return
    const side = event.currentTarget.clientWidth
    move((event.clientX - grip.current.x) / side, (event.clientY - grip.current.y) / side)
    grip.current = { x: event.clientX, y: event.clientY }
  }

  const press = (event: KeyboardEvent) => {
    const arrow = arrows[event.key]
    if (arrow) move(...arrow)
    else if (event.key === '+' || event.key === '=') zoom(1.1)
    else if (event.key === '-') zoom(1 / 1.1)
    else return
    event.preventDefault()
  }

  const side = size && crop && sideOf(size, crop)
  return (
    <div
      ref={frame}
      className={styles.frame}
      data-shape={shape}
      role="application"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the picture
      tabIndex={0}
      aria-label={say('The picture in its frame. Use the arrow keys to move it, and plus and minus to zoom.')}
      onKeyDown={press}
      onPointerDown={(event) => {
        grip.current = { x: event.clientX, y: event.clientY }
        event.currentTarget.setPointerCapture(event.pointerId)
      }}
      onPointerMove={drag}
      onPointerUp={() => (grip.current = undefined)}
      onPointerCancel={() => (grip.current = undefined)}
    >
      <img
        src={src}
        alt=""
        draggable={false}
        onLoad={({ currentTarget }) => onSize({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight })}
        onError={onUnreadable}
        style={
          side
            ? {
                width: `${(size.width / side) * 100}%`,
                left: `${(0.5 - crop.x / side) * 100}%`,
                top: `${(0.5 - crop.y / side) * 100}%`,
              }
            : { visibility: 'hidden' }
        }
      />
    </div>
  )
}

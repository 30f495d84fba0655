import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { useSay } from '../../lib/language/say.ts'
import styles from './Blur.module.css'
import { afterKey, boxBetween } from './boxes.ts'
import type { Box } from './pixelate.ts'

type Point = { x: number; y: number }
type BlurFrameProps = { url: string | undefined; boxes: readonly Box[]; onBoxes: (boxes: readonly Box[]) => void }

const percent = (share: number) => `${share * 100}%`
const placeOf = ({ left, top, width, height }: Box) => ({
  left: percent(left),
  top: percent(top),
  width: percent(width),
  height: percent(height),
})

/** The picture with its boxes. A drag makes a box; each box is moved, made larger and taken away by keys. */
export function BlurFrame({ url, boxes, onBoxes }: BlurFrameProps) {
  const say = useSay()
  const frame = useRef<HTMLElement>(null)
  const from = useRef<Point>(undefined)
  const [drawn, setDrawn] = useState<Box>()

  const pointOf = ({ clientX, clientY }: PointerEvent): Point => {
    const { left, top, width, height } = frame.current!.getBoundingClientRect()
    return { x: (clientX - left) / width, y: (clientY - top) / height }
  }
  const end = () => {
    if (drawn) onBoxes([...boxes, drawn])
    from.current = undefined
    setDrawn(undefined)
  }
  const remove = (at: number) => {
    onBoxes(boxes.filter((_, other) => other !== at))
    frame.current?.focus()
  }
  const press = (event: KeyboardEvent, box: Box, at: number) => {
    if (event.key === 'Delete' || event.key === 'Backspace') remove(at)
    else {
      const moved = afterKey(box, event.key, event.shiftKey)
      if (!moved) return
      onBoxes(boxes.map((other, index) => (index === at ? moved : other)))
    }
    event.preventDefault()
  }

  return (
    <div className={styles.stage}>
      <section
        ref={frame}
        className={styles.frame}
        tabIndex={-1}
        aria-label={say('The picture and its boxes')}
        onPointerDown={(event) => {
          if (event.target !== event.currentTarget) return
          from.current = pointOf(event)
          event.currentTarget.setPointerCapture(event.pointerId)
        }}
        onPointerMove={(event) => from.current && setDrawn(boxBetween(from.current, pointOf(event)))}
        onPointerUp={end}
        onPointerCancel={end}
      >
        {url && <img src={url} alt={say('As you chose it')} draggable={false} />}
        {boxes.map((box, at) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place in the list
            key={at}
            type="button"
            className={styles.box}
            style={placeOf(box)}
            aria-label={say('Box {number}. Arrow keys move it, with Shift they change its size, Delete removes it.', { number: at + 1 })}
            onKeyDown={(event) => press(event, box, at)}
            onDoubleClick={() => remove(at)}
          />
        ))}
        {drawn && <span className={styles.box} style={placeOf(drawn)} />}
      </section>
    </div>
  )
}

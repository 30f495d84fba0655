import { Plus, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useSay } from '../../lib/language/say.ts'
import { useObjectUrl } from '../../lib/upload/use-object-url.ts'
import { Button } from '../button/Button.tsx'
import { Dialog } from '../dialog/Dialog.tsx'
import styles from './Blur.module.css'
import { BlurFrame } from './BlurFrame.tsx'
import { MIDDLE } from './boxes.ts'
import type { Box } from './pixelate.ts'

type BlurDialogProps = {
  file: File
  /** What is covered already. */
  boxes: readonly Box[]
  /** What the button says that has them covered. */
  apply: string
  onApply: (boxes: readonly Box[]) => void
  onClose: () => void
}

/** Covers parts of a picture before it is sent: a press and a drag, or the keyboard alone. */
export function BlurDialog({ file, boxes: before, apply, onApply, onClose }: BlurDialogProps) {
  const say = useSay()
  const [boxes, setBoxes] = useState(before)
  const url = useObjectUrl(file)
  return (
    <Dialog
      title={say('Cover faces and names')}
      size="wide"
      lightDismiss={false}
      onClose={onClose}
      footer={
        <>
          <Button tone="quiet" onClick={onClose}>
            {say('Cancel')}
          </Button>
          <Button onClick={() => onApply(boxes)}>{apply}</Button>
        </>
      }
    >
      <p>
        {say(
          'Draw a box over each face, name and number. What lies under it is sent as a few plain squares, and cannot be brought back. Look at the whole picture: monitors, labels and wristbands say names too.',
        )}
      </p>
      <BlurFrame url={url} boxes={boxes} onBoxes={setBoxes} />
      <div className={styles.acts}>
        <Button tone="outline" size="small" onClick={() => setBoxes([...boxes, MIDDLE])}>
          <Plus />
          {say('Add a box')}
        </Button>
        {boxes.length > 0 && (
          <Button tone="quiet" size="small" onClick={() => setBoxes(boxes.slice(0, -1))}>
            <Undo2 />
            {say('Take the last one back')}
          </Button>
        )}
        <span className="meta" role="status">
          {say(boxes.length === 1 ? '{count} box' : '{count} boxes', { count: boxes.length })}
        </span>
      </div>
    </Dialog>
  )
}

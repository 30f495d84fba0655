import { Button } from '../../ui/button/Button.tsx'
import { BeforeSending } from '../writing/BeforeSending.tsx'

type UndescribedNoteProps = {
  /** How many pictures have no words. */
  missing: number
  of: number
  onDescribe: () => void
}

/** Asks for the words of pictures before a post goes. Both ways are open, and Post itself is one of them. */
export default function UndescribedNote({ missing, of, onDescribe }: UndescribedNoteProps) {
  const which = of === 1 ? 'Your picture' : `${missing} of ${of} pictures`
  const words = `${which} ${missing === 1 ? 'has' : 'have'} no description.`
  const acts = (
    <>
      <Button size="small" tone="outline" onClick={onDescribe}>
        Describe {missing === 1 ? 'it' : 'them'}
      </Button>
      <Button type="submit" size="small" tone="quiet">
        Post without
      </Button>
    </>
  )
  return (
    <BeforeSending label={words} isHeld acts={acts}>
      <b>{words}</b> With a few words, colleagues who cannot see can follow your post too.
    </BeforeSending>
  )
}

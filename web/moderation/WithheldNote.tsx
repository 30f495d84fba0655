import { useSay } from '../lib/language/say.ts'
import { Note } from '../ui/status/Note.tsx'

/** Why others do not see this. */
export default function WithheldNote() {
  const say = useSay()
  return (
    <Note tone="danger">
      {say(
        'Because of a report only its author and our moderators see this. What was decided, or until when it will be, stands in the author’s notifications.',
      )}
    </Note>
  )
}

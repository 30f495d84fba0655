import { Note } from '../ui/status/Note.tsx'

/** Why others do not see this. */
export default function WithheldNote() {
  return (
    <Note tone="danger">
      Because of a report only its author and our moderators see this. What was decided, or until when it will be, stands in the author’s
      notifications.
    </Note>
  )
}

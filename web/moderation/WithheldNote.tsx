import { Note } from '../ui/status/Note.tsx'

/** Why others do not see this. */
export default function WithheldNote() {
  return (
    <Note tone="danger">
      Only its author and our reviewers see this: it was reported that a patient can be recognised in it. What was decided, or until when it
      will be, stands in the author’s notifications.
    </Note>
  )
}

import { inFull } from '../../lib/dates.ts'
import { Note } from './Note.tsx'

/** Says that what stands below is what was read then. */
export const KeptNote = ({ since }: { since: Date | undefined }) =>
  since && (
    <Note role="status">
      <b>No connection to Wardmates.</b> This is how it stood when you last read it here, on {inFull(since.toISOString())}.
    </Note>
  )

import { useQuery } from '@tanstack/react-query'
import { inFull } from '../../lib/dates.ts'
import { Note } from '../../ui/status/Note.tsx'
import { logHeadQuery } from './queries.ts'

/** How far the log goes, and whether the line that was signed last stands as it was. */
export function LogSigned() {
  const { data } = useQuery(logHeadQuery)
  if (!data) return null
  const { lines, signed, isForged } = data
  if (isForged)
    return (
      <Note tone="danger" role="alert">
        <b>The last signature of the log is not one of this installation.</b> It was changed, or the key was. Have an operator run npm run
        audit:verify.
      </Note>
    )
  if (!signed) return <Note>The log goes to line {lines}. No line of it is signed yet: that is done every hour.</Note>
  if (!signed.stands)
    return (
      <Note tone="danger" role="alert">
        <b>
          Line {signed.seq} is not what was signed on {inFull(signed.at)}.
        </b>{' '}
        Lines were cut off or written anew. Have an operator run npm run audit:verify.
      </Note>
    )
  return (
    <Note>
      The log goes to line {lines}. Line {signed.seq} was signed on {inFull(signed.at)} and stands as it was. Each line below is held
      against its own key; npm run audit:verify reads all of them.
    </Note>
  )
}

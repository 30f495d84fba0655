import { paperTextWords } from '#contract/paper-words.ts'
import { Link } from '../../lib/router.tsx'
import { Withdrawn } from '../../profile/member/Withdrawn.tsx'
import { Note } from '../../ui/status/Note.tsx'
import type { Proposed as Answer } from './use-proposal.ts'

type ProposedProps = {
  proposed: Answer | undefined
  isReading: boolean /** Labels of the fields that it filled. */
  filled: readonly string[]
}

/** What was found about a file and a DOI before a paper is uploaded: what it filled in, which papers seem to be the same, whether there is text. */
export function Proposed({ proposed, isReading, filled }: ProposedProps) {
  if (isReading)
    return (
      <p className="meta" role="status">
        Looking for title, authors and DOI in the file…
      </p>
    )
  if (!proposed) return null
  const { duplicates, textState, textTrouble, fromRegister } = proposed
  const sources = [textState !== 'none' && 'the file', fromRegister && 'the register of its DOI'].filter(Boolean).join(' and ')
  return (
    <>
      {filled.length > 0 && (
        <Note role="status">
          Filled in from {sources}: {filled.join(', ')}. Please check.
        </Note>
      )}
      {(textState === 'scanned' || textState === 'failed') && <Note role="status">{textTrouble || paperTextWords[textState]}</Note>}
      {duplicates.map(({ paperId, title, uploadedBy, same }) => (
        <Note key={paperId} role="status">
          {same === 'doi' ? 'The same DOI' : 'The same file'} is here already:{' '}
          <Link to={`/researchhub?paper=${paperId}`} target="_blank">
            {title}
          </Link>
          , uploaded by {uploadedBy.name}
          <Withdrawn member={uploadedBy} />. You may upload it all the same.
        </Note>
      ))}
    </>
  )
}

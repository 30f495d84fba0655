import { paperTextWords } from '#contract/paper-words.ts'
import type { PaperVersion } from '#contract/papers.ts'
import { api } from '../../lib/api/api.ts'
import { wordsOf } from '../../lib/api/failure.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Note } from '../../ui/status/Note.tsx'
import { usePaperChange } from '../mutations.ts'

/** Why a version shows no text, and for its uploader, where reading it failed, the way to try again. */
export function Unread({ version, mayTryAgain }: { version: PaperVersion; mayTryAgain: boolean }) {
  const { paperId, no, textState, textTrouble } = version
  const again = usePaperChange(paperId, () => api.research.readAgain({ paperId, no }))
  return (
    <Note role="status">
      {textTrouble || paperTextWords[textState]}
      {again.isError && <p>{wordsOf(again.error)}</p>}
      {textState === 'failed' && mayTryAgain && (
        <p>
          <Button tone="outline" size="small" busy={again.isPending} onClick={() => again.mutate(undefined)}>
            Read it again
          </Button>
        </p>
      )}
    </Note>
  )
}

import { wordsOf } from '../../lib/api/failure.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Note } from '../../ui/status/Note.tsx'

/** Comments that could not be read, and the way to try again. */
export const Failure = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => (
  <Note tone="danger" role="alert">
    The comments could not be loaded. {wordsOf(error)}{' '}
    <Button tone="outline" size="small" onClick={onRetry}>
      Try again
    </Button>
  </Note>
)

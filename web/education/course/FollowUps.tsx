import { Link } from '../../lib/router.tsx'
import { Sheet, SheetList } from '../../ui/layout/Sheet.tsx'

/** Questions that lead on from a module. A press opens the chat with the question in its input; it is not asked by itself. */
export const FollowUps = ({ questions }: { questions: readonly string[] }) => (
  <Sheet title="Go on with Doxy AI" lead="Each opens the chat with the question written for you" bleed>
    <SheetList>
      {questions.map((question) => (
        <li key={question}>
          <Link to={`/chat?q=${encodeURIComponent(question)}`}>{question}</Link>
        </li>
      ))}
    </SheetList>
  </Sheet>
)

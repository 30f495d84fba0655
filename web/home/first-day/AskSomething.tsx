import { useSay } from '../../lib/language/say.ts'
import { Link } from '../../lib/router.tsx'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import { DoxyTile } from '../../ui/person/Avatar.tsx'
import styles from '../RailNote.module.css'

/** A question that the library answers; a test asks it. */
const QUESTION = 'Warning signs in dengue'

/** A first question to Doxy AI: it waits in the input, and only the member sends it. */
export function AskSomething() {
  const say = useSay()
  return (
    <Sheet padded aria-labelledby="ask-something">
      <div className={styles.note}>
        <DoxyTile size="sm" />
        <h2 id="ask-something">{say('Ask Doxy AI something real')}</h2>
        <p className="ui muted">{say('It answers from notes you can open, or says that it has no source.')}</p>
        <p>
          <Link className={styles.question} lang="en-IN" to={`/chat?q=${encodeURIComponent(QUESTION)}`}>
            {QUESTION}
          </Link>
        </p>
      </div>
    </Sheet>
  )
}

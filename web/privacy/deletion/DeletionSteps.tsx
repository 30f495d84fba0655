import { DELETION_DAYS } from '#contract/limits.ts'
import { onDay } from '../../lib/dates.ts'
import { useLocale, useSay } from '../../lib/language/say.ts'
import styles from './Deletion.module.css'

const DAY_MS = 24 * 3600_000

/** What happens and when, if one deletes today. */
export function DeletionSteps() {
  const say = useSay()
  const due = onDay(new Date(Date.now() + DELETION_DAYS * DAY_MS).toISOString(), useLocale())
  return (
    <ol className={styles.steps}>
      <li>
        <span className={styles.when}>{say('Today')}</span>
        <div>
          <h3>{say('Hidden at once')}</h3>
          <p>{say('You are signed out everywhere. Nobody finds or sees your page, posts, papers, comments, messages and applications.')}</p>
        </div>
      </li>
      <li>
        <span className={styles.when}>{say('Until {day}', { day: due })}</span>
        <div>
          <h3>{say('You can come back')}</h3>
          <p>{say('Sign in within {days} days, keep your account, and everything stands as it was.', { days: DELETION_DAYS })}</p>
        </div>
      </li>
      <li>
        <span className={styles.when}>{due}</span>
        <div>
          <h3>{say('Deleted for good')}</h3>
          <p>
            {say(
              'Page, posts, comments, papers and files, applications and CVs, verification and its documents, learning record, questions to Doxy AI, and the words of your messages. Others keep their own messages and replies; where yours stood, an empty place is left.',
            )}
          </p>
        </div>
      </li>
      <li>
        <span className={styles.when}>{say('Kept')}</span>
        <div>
          <h3>{say('What stays')}</h3>
          <p>
            {say(
              'The log of sign-ins and decisions, which cannot be changed: in it you are a number that leads to nobody. Votes in polls stay in their counts. Backups are overwritten as time passes.',
            )}
          </p>
        </div>
      </li>
    </ol>
  )
}

import { say } from '../../lib/language/say.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Note } from '../../ui/status/Note.tsx'
import styles from '../form/AuthPage.module.css'

/** The email was asked for. Nothing here tells whether the account exists. */
export const EmailSent = ({ email, message, onAgain }: { email: string; message: string; onAgain: () => void }) => (
  <div className={styles.form}>
    <Note>
      <div className={styles.sent}>
        <p>{say(message)}</p>
        <p>
          {say('No email after a few minutes? Look in your spam folder, or check the address:')} <b className={styles.address}>{email}</b>
        </p>
      </div>
    </Note>
    <Button tone="outline" block className={styles.wayIn} onClick={onAgain}>
      {say('Try another address')}
    </Button>
  </div>
)

import { Button } from '../ui/Button.tsx'
import { Note } from '../ui/Note.tsx'
import styles from './Entrance.module.css'

/** The letter was asked for. Nothing here tells whether the account exists. */
export const LetterSent = ({ email, message, onAgain }: { email: string; message: string; onAgain: () => void }) => (
  <div className={styles.form}>
    <Note>
      <div className={styles.letter}>
        <p>{message}</p>
        <p>
          Nothing after a few minutes? Look among the junk mail, or check the address: <b className={styles.address}>{email}</b>
        </p>
      </div>
    </Note>
    <Button tone="outline" block className={styles.wayIn} onClick={onAgain}>
      Try another address
    </Button>
  </div>
)

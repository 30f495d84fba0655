import { ButtonLink } from '../ui/button/ButtonLink.tsx'
import { Note } from '../ui/status/Note.tsx'
import styles from '../verification/Verification.module.css'

/** In the place of the desk, for somebody with a role there and without a second factor. */
export const DeskClosed = () => (
  <Note>
    <div className={styles.stack}>
      <p>
        <b>You have a role at the desk. The desk opens once you have set up a second factor.</b> Whoever works there reads certificates and
        decides for others, so a stolen password alone must not be enough.
      </p>
      <div className={styles.actions}>
        <ButtonLink to="/settings?section=security" size="small">
          Set it up
        </ButtonLink>
      </div>
    </div>
  </Note>
)

import { ButtonLink } from '../ui/button/ButtonLink.tsx'
import { Note } from '../ui/status/Note.tsx'
import styles from '../verification/Verification.module.css'

/** In the place of the desk, for a reviewer without a second factor. */
export const DeskClosed = () => (
  <Note>
    <div className={styles.stack}>
      <p>
        <b>You are a reviewer. The desk opens once you have set up a second factor.</b> Reviewers see certificates and decide who is
        verified, so a stolen password alone must not be enough.
      </p>
      <div className={styles.actions}>
        <ButtonLink to="/settings?section=security" size="small">
          Set it up
        </ButtonLink>
      </div>
    </div>
  </Note>
)

import type { VerificationStatus } from '#contract/feed.ts'
import { DoxyTile } from '../ui/Avatar.tsx'
import styles from './VerificationPanel.module.css'

/** What Doxy AI says about a post; opened from the mark at the foot of its margin. */
export const VerificationPanel = ({ id, status }: { id: string; status: VerificationStatus }) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls, and this holds none
  <div id={id} className={styles.panel} role="group" aria-labelledby={`${id}-title`}>
    <DoxyTile size="sm" />
    <div>
      <h3 id={`${id}-title`}>Doxy AI Verification</h3>
      <p>
        This post has been flagged as <b>{status}</b>. Doxy AI is reviewing it.
      </p>
    </div>
  </div>
)

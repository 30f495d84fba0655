import { VerifiedGlyph } from '../../ui/art/glyphs.tsx'
import styles from './VerifiedMark.module.css'

/** The green mark beside a name; pressing it tells how that was verified. */
export const VerifiedMark = ({ onOpen }: { onOpen: () => void }) => (
  <button
    type="button"
    className={styles.mark}
    aria-label="Verified. How this was verified"
    data-tip="How this was verified"
    onClick={onOpen}
  >
    <VerifiedGlyph />
  </button>
)

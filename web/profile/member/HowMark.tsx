import { markWords } from '#contract/mark-words.ts'
import type { Mark } from '#contract/marks.ts'
import { FactMark } from '../../ui/person/FactMark.tsx'
import styles from './HowMark.module.css'

/** The mark beside a name; pressing it says how that was verified. */
export const HowMark = ({ mark, onOpen }: { mark: Mark; onOpen: () => void }) => (
  <button
    type="button"
    className={styles.mark}
    aria-label={`${markWords(mark)}. How this was verified`}
    data-tip="How this was verified"
    onClick={onOpen}
  >
    <FactMark mark={mark} />
  </button>
)

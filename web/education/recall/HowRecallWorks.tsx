import { ChevronDown } from 'lucide-react'
import styles from '../Education.module.css'

/** What FSRS is, in words. */
export const HowRecallWorks = () => (
  <details className={styles.fold}>
    <summary>
      How recall works
      <ChevronDown className="small" />
    </summary>
    <p className="ui">
      A question that you miss becomes a card. After each look you say how well you knew the answer, and FSRS (Free Spaced Repetition
      Scheduler) sets the day on which the card comes back: sooner when you forgot it, later each time you knew it. FSRS is an open method;
      it estimates from your own answers when you would be about to forget.
    </p>
  </details>
)

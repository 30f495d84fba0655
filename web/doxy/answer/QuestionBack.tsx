import { ArrowRight } from 'lucide-react'
import type { Answer } from '#contract/doxy.ts'
import styles from './QuestionBack.module.css'

type QuestionBackProps = Pick<Answer, 'summary' | 'next_steps'> & { onChoose: (question: string) => void }

/** Doxy AI asks what is meant. A press puts the chosen question into the input; it is not asked by itself. */
export const QuestionBack = ({ summary, next_steps: choices, onChoose }: QuestionBackProps) => (
  <section>
    <p className={styles.question}>{summary}</p>
    <ul className={styles.choices} aria-label={summary}>
      {choices.map((choice) => (
        <li key={choice}>
          <button type="button" onClick={() => onChoose(choice)}>
            {choice}
            <ArrowRight />
          </button>
        </li>
      ))}
    </ul>
    <p className="meta">None of these? Write it in full below.</p>
  </section>
)

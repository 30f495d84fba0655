import { Chip } from '../../ui/badge/Chip.tsx'
import styles from './AnswerBubble.module.css'

/** Questions to go on with. A press puts the question into the input; it is not asked by itself. */
export const FollowUps = ({ questions, onChoose }: { questions: readonly string[]; onChoose: (question: string) => void }) =>
  questions.length > 0 && (
    <section>
      <h2>Suggested Follow-ups</h2>
      <div className={styles.followUps}>
        {questions.map((question) => (
          <Chip key={question} onClick={() => onChoose(question)}>
            {question}
          </Chip>
        ))}
      </div>
    </section>
  )

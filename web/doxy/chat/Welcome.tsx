import styles from '../answer/AnswerBubble.module.css'
import { AnswerBubble } from '../answer/AnswerBubble.tsx'
import { FollowUps } from '../answer/FollowUps.tsx'

const SUGGESTIONS = [
  'Does dapagliflozin reduce worsening heart failure in HFrEF?',
  'Which regimen shortens treatment of multidrug-resistant tuberculosis?',
  'Are platelet transfusions of use in dengue without bleeding?',
  'Does tranexamic acid reduce death from postpartum haemorrhage?',
]

function greeting(hour: number) {
  if (hour < 12) return 'Good morning'
  return hour < 17 ? 'Good afternoon' : 'Good evening'
}

type WelcomeProps = { name: string | undefined; onFollowUp: (question: string) => void }

/** Opens every conversation: what Doxy AI does, four questions to begin with, and what it is not for. */
export const Welcome = ({ name, onFollowUp }: WelcomeProps) => (
  <AnswerBubble label="DoxyAI: welcome">
    <section className={styles.words}>
      <p>
        {greeting(new Date().getHours())}
        {name && `, ${name}`}. Ask me about a guideline, a drug or a paper. I quote what I find, list my references and say how sure I am.
        When my library has no good source, I say so.
      </p>
    </section>
    <FollowUps questions={SUGGESTIONS} onChoose={onFollowUp} />
    <div className={styles.foot}>
      <p>Educational only. Confirm every answer with a licensed clinician before acting on it.</p>
    </div>
  </AnswerBubble>
)

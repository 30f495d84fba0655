import { OUTCOME_SAID } from '#contract/case-words.ts'
import type { PostCase } from '#contract/cases.ts'
import { AuthorLine } from '../../profile/member/AuthorLine.tsx'
import { MarkedText } from '../text/MarkedText.tsx'
import styles from './Cases.module.css'

const nobody: readonly string[] = []

/** How a case turned out, as its author says, and who had it right, of those whom the reader is shown. */
export const Outcome = ({ words, right }: NonNullable<PostCase['outcome']>) => (
  <section className={styles.outcome}>
    <h3>Outcome</h3>
    <p className="meta">{OUTCOME_SAID}</p>
    <MarkedText text={words} mentioned={nobody} />
    {right.length > 0 && (
      <p className="meta">
        Had it right, says the author:{' '}
        {right.map(({ commentId, author }, at) => (
          <span key={commentId}>
            {at > 0 && ', '}
            <AuthorLine member={author} />
          </span>
        ))}
      </p>
    )}
  </section>
)

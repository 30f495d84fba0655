import type { PaperEvidence } from '#contract/paper-evidence.ts'
import { pluralize } from '../../lib/count.ts'
import styles from '../paper/Paper.module.css'

/** Sentences of a paper that speak to a machine and not to a reader. */
export const MachineSentences = ({ sentences }: { sentences: PaperEvidence['machineSentences'] }) => (
  <details className={styles.fold}>
    <summary>{pluralize(sentences.length, 'sentence speaks', 'sentences speak')} to machines</summary>
    <p className="meta">No answer and no analysis quotes them. If they are not yours, ask who gave you the file.</p>
    <ul className={styles.sentences}>
      {sentences.map(({ versionNo, page, text }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same sentence may stand there twice, and they keep their order
        <li key={at}>
          <q>{text}</q> <span className="meta">{page === null ? 'title or abstract' : `version ${versionNo}, page ${page}`}</span>
        </li>
      ))}
    </ul>
  </details>
)

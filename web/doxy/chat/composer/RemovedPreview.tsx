import { ShieldCheck } from 'lucide-react'
import styles from './Composer.module.css'
import { countOf, kindsOf } from './removed.ts'
import { useIdentifiers } from './use-identifiers.ts'

/** Says, before a question is sent, what will be taken out of it, and shows what is left. */
export function RemovedPreview({ text }: { text: string }) {
  const scrubbed = useIdentifiers(text)
  const count = scrubbed ? countOf(scrubbed.removed) : 0
  return (
    <>
      <p className="vh" role="status">
        {scrubbed && count > 0 && `Removed ${count}: ${kindsOf(scrubbed.removed)}`}
      </p>
      {scrubbed && count > 0 && (
        <details className={styles.removed}>
          <summary>
            <ShieldCheck />
            <b>Removed {count}</b> {kindsOf(scrubbed.removed)}
          </summary>
          <p>
            Sent as: <q>{scrubbed.text}</q>
          </p>
        </details>
      )}
    </>
  )
}

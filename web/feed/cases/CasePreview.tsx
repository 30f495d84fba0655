import { casePartWords } from '#contract/case-words.ts'
import type { CaseFinding, ScannedPart } from '#contract/cases.ts'
import { Button } from '../../ui/button/Button.tsx'
import styles from './Cases.module.css'
import { cutAtFindings, type Scanned } from './replaced.ts'

type CasePreviewProps = {
  scanned: Scanned
  open: readonly CaseFinding[]
  onReplace: (finding: CaseFinding) => void
  onDismiss: (finding: CaseFinding) => void
}

const parts = Object.keys(casePartWords) as ScannedPart[]

/** What was looked through: what was found is marked, and each of it replaced or said to identify nobody. */
export function CasePreview({ scanned: { words, findings }, open, onReplace, onDismiss }: CasePreviewProps) {
  return (
    <div className={styles.preview}>
      {parts
        .filter((part) => words[part])
        .map((part) => (
          <section key={part}>
            <h3>{casePartWords[part]}</h3>
            <p className={styles.words}>
              {cutAtFindings(
                words[part] ?? '',
                findings.filter((finding) => finding.part === part && open.includes(finding)),
              ).map(({ text, finding }, at) =>
                // biome-ignore lint/suspicious/noArrayIndexKey: a text has no other order than its own
                finding ? <mark key={at}>{text}</mark> : text,
              )}
            </p>
          </section>
        ))}
      {open.length > 0 && (
        <ul className={styles.findings} aria-label="What may identify the patient">
          {open.map((finding) => (
            <li key={`${finding.part} ${finding.start}`}>
              <p>
                <b>{finding.said}</b> <span className="meta">in {casePartWords[finding.part].toLowerCase()}</span>
              </p>
              <div className={styles.acts}>
                <Button
                  size="small"
                  tone="outline"
                  aria-label={`Replace with ${finding.becomes}: ${finding.said}`}
                  onClick={() => onReplace(finding)}
                >
                  Replace with {finding.becomes}
                </Button>
                <Button
                  size="small"
                  tone="quiet"
                  aria-label={`This is not an identifier: ${finding.said}`}
                  onClick={() => onDismiss(finding)}
                >
                  This is not an identifier
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

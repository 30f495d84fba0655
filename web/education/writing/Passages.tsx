import { Quote, X } from 'lucide-react'
import { Suspense, useState } from 'react'
import { MANUSCRIPT_PARTS_MAX } from '#contract/limits.ts'
import { Button } from '../../ui/button/Button.tsx'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { part } from '../../ui/later.tsx'
import { without } from './parts.ts'
import styles from './Writing.module.css'

const PassageDialog = part(() => import('./PassageDialog.tsx'))

type Passage = { note: string; quote: string }
type PassagesProps = { of: string; citations: readonly Passage[]; onChange: (citations: Passage[]) => void }

/** What bears a text out: words of evidence notes, each of which can be taken away. */
export function Passages({ of, citations, onChange }: PassagesProps) {
  const [isChoosing, setChoosing] = useState(false)
  return (
    <div className={styles.passages}>
      {citations.length > 0 && (
        <ul aria-label={`Passages of ${of}`}>
          {citations.map((citation, at) => (
            <li key={`${citation.note} ${citation.quote}`}>
              <blockquote>“{citation.quote}”</blockquote>
              <IconButton label={`Remove the passage: ${citation.quote.slice(0, 40)}`} onClick={() => onChange(without(citations, at))}>
                <X />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {citations.length < MANUSCRIPT_PARTS_MAX && (
        <Button size="small" tone="outline" aria-label={`Cite a passage for ${of}`} onClick={() => setChoosing(true)}>
          <Quote />
          Cite a passage
        </Button>
      )}
      <Suspense>
        {isChoosing && (
          <PassageDialog
            onClose={() => setChoosing(false)}
            onChoose={(chosen) => {
              setChoosing(false)
              const isCited = citations.some(({ note, quote }) => note === chosen.note && quote === chosen.quote)
              if (!isCited) onChange([...citations, chosen])
            }}
          />
        )}
      </Suspense>
    </div>
  )
}

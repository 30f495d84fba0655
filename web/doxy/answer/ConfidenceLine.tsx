import { ChevronDown, CircleSlash, Stethoscope } from 'lucide-react'
import { useId, useState } from 'react'
import { DoxyGlyph } from '../../ui/art/glyphs.tsx'
import { Badge } from '../../ui/badge/Badge.tsx'
import { ConfidenceBadge } from '../../ui/badge/ConfidenceBadge.tsx'
import styles from './Answer.module.css'
import said from './AnswerBubble.module.css'

type ConfidenceLineProps = {
  confidence: string
  breakdown?: readonly string[]
  disclaimer: string
  abstained?: boolean
  emergency?: object | null
  regimens?: readonly object[]
}

/** The foot of an answer: how sure it is and, on a press, why; who speaks; and what it is not for. An emergency is called in, not weighed. */
export function ConfidenceLine({ confidence, breakdown = [], disclaimer, abstained, emergency, regimens = [] }: ConfidenceLineProps) {
  const [shown, setShown] = useState(false)
  const id = useId()
  const badge = <ConfidenceBadge value={confidence} />

  return (
    <div className={said.foot}>
      {emergency ? null : breakdown.length > 0 ? (
        <button
          type="button"
          className={styles.why}
          aria-expanded={shown}
          aria-controls={shown ? id : undefined}
          data-tip="Why"
          onClick={() => setShown(!shown)}
        >
          {badge}
          <ChevronDown className={styles.whyMark} />
        </button>
      ) : (
        badge
      )}
      {abstained && !emergency && (
        <Badge tone="line">
          <CircleSlash />
          No good source
        </Badge>
      )}
      <Badge tone="haldi">
        <DoxyGlyph />
        DoxyAI
      </Badge>
      <Badge tone="line">
        <Stethoscope />
        Medical AI
      </Badge>
      {regimens.length > 0 && <Badge tone="line">Regimen for a group</Badge>}
      {shown && (
        <ul id={id} className={styles.breakdown}>
          {breakdown.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      {disclaimer && <p>{disclaimer}</p>}
    </div>
  )
}

import { useId } from 'react'
import type { MemberKind } from '#contract/profile.ts'
import { useSay } from '../../lib/language/say.ts'
import { kindNames } from '../claim/labels.ts'
import fields from './Fields.module.css'
import styles from './KindCards.module.css'

const sentences: Record<MemberKind, string> = {
  doctor: 'You have a degree in medicine, dentistry or AYUSH, and a council registers you.',
  student: 'You study at a medical, dental, nursing or other health college.',
  allied: 'Nursing, pharmacy, physiotherapy, laboratory, optometry, dietetics and other health professions.',
  researcher: 'You work in research, and an ORCID iD or your institution’s email shows it.',
  institution: 'You speak for a hospital, a college, a laboratory or a company.',
}
const kinds = Object.keys(kindNames) as MemberKind[]

type KindCardsProps = {
  /** Null before anything is chosen. */
  kind: MemberKind | null
  onKind: (kind: MemberKind) => void
}

/** Who somebody is: it decides what else they are asked for, and what proves it. */
export function KindCards({ kind, onKind }: KindCardsProps) {
  const say = useSay()
  const name = useId()
  return (
    <fieldset>
      <legend className={fields.legend}>
        {say('I am a')} <span aria-hidden="true">*</span>
      </legend>
      <div className={styles.cards}>
        {kinds.map((one, at) => (
          <label key={one} className={styles.card}>
            <input
              type="radio"
              name={name}
              required
              data-required={at === 0 ? 'kind' : undefined}
              aria-labelledby={`${name}-${one}`}
              aria-describedby={`${name}-${one}-words`}
              checked={one === kind}
              onChange={() => onKind(one)}
            />
            <span>
              <b id={`${name}-${one}`}>{say(kindNames[one])}</b>
              <span id={`${name}-${one}-words`} className="meta">
                {say(sentences[one])}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

import type { ProofKind } from '#contract/claim.ts'
import { proofsOf } from '#contract/setup-rules.ts'
import { useSay } from '../../lib/language/say.ts'
import { Chip } from '../../ui/badge/Chip.tsx'
import { proofNames } from '../claim/labels.ts'
import styles from './Fields.module.css'
import type { ProofValues } from './values.ts'

/** Where somebody can be proven in two ways, they choose. */
export function WaysToProve({ values, onProof }: { values: ProofValues; onProof: (proof: ProofKind) => void }) {
  const say = useSay()
  const ways = proofsOf[values.kind]
  if (ways.length < 2) return null
  return (
    <fieldset>
      <legend className={styles.legend}>{say('Verify with')}</legend>
      <div className={styles.chips}>
        {ways.map((way) => (
          <Chip key={way} aria-pressed={values.proof === way} onClick={() => onProof(way)}>
            {say(proofNames[way])}
          </Chip>
        ))}
      </div>
    </fieldset>
  )
}

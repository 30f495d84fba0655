import type { ProofKind } from '#contract/claim.ts'
import type { MemberKind } from '#contract/profile.ts'
import { proofsOf } from '#contract/setup-rules.ts'
import { Chip } from '../../ui/badge/Chip.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { kindNames, proofNames } from '../claim/labels.ts'
import styles from './Fields.module.css'
import type { ProofValues } from './values.ts'

type KindFieldsProps = { values: ProofValues; onKind: (kind: MemberKind) => void; onProof: (proof: ProofKind) => void }

/** Who somebody is decides what proves it; where there are two ways, they choose. */
export function KindFields({ values, onKind, onProof }: KindFieldsProps) {
  const ways = proofsOf[values.kind]
  return (
    <>
      <Select
        label="I am a"
        name="kind"
        starred
        value={values.kind}
        onChange={({ target }) => onKind(target.value as MemberKind)}
        hint="This decides which details we ask you for."
      >
        {Object.entries(kindNames).map(([kind, name]) => (
          <option key={kind} value={kind}>
            {name}
          </option>
        ))}
      </Select>
      {ways.length > 1 && (
        <fieldset>
          <legend className={styles.legend}>Verify with</legend>
          <div className={styles.chips}>
            {ways.map((way) => (
              <Chip key={way} aria-pressed={values.proof === way} onClick={() => onProof(way)}>
                {proofNames[way]}
              </Chip>
            ))}
          </div>
        </fieldset>
      )}
    </>
  )
}

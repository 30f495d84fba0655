import type { ProofKind } from '#contract/claim.ts'
import type { MemberKind } from '#contract/profile.ts'
import { proofsOf } from '#contract/setup-rules.ts'
import { Chip } from '../ui/Chip.tsx'
import { Select } from '../ui/Select.tsx'
import styles from './Setup.module.css'
import type { TypedProof } from './typed-proof.ts'
import { kindNames, proofNames } from './words.ts'

type KindFieldsProps = { typed: TypedProof; onKind: (kind: MemberKind) => void; onProof: (proof: ProofKind) => void }

/** Who somebody is decides what proves it; where there are two ways, they choose. */
export function KindFields({ typed, onKind, onProof }: KindFieldsProps) {
  const ways = proofsOf[typed.kind]
  return (
    <>
      <Select
        label="I am a"
        name="kind"
        starred
        value={typed.kind}
        onChange={({ target }) => onKind(target.value as MemberKind)}
        hint="It decides what we ask for, so that everybody can be verified."
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
              <Chip key={way} aria-pressed={typed.proof === way} onClick={() => onProof(way)}>
                {proofNames[way]}
              </Chip>
            ))}
          </div>
        </fieldset>
      )}
    </>
  )
}

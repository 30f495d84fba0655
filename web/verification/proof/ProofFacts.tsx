import type { Proof } from '#contract/claim.ts'
import { useSay } from '../../lib/language/say.ts'
import { writtenIn } from '../../lib/language/written-in.ts'
import styles from '../Verification.module.css'

function factsOf(proof: Proof, councilName: string | null): [name: string, value: string | null][] {
  switch (proof.proof) {
    case 'registration':
      return [
        ['Council', councilName],
        ['Number', proof.number],
        ['Year', String(proof.year)],
        ['Name as registered', proof.nameAsRegistered],
        ['HPR ID', proof.hprId],
      ]
    case 'enrolment':
      return [
        ['College', proof.college],
        ['Enrolment number', proof.number],
        ['Year of admission', String(proof.year)],
      ]
    case 'orcid':
      return [['ORCID iD', proof.orcid]]
    case 'institution_mail':
      return [
        ['Institution', proof.institution],
        ['Institution email', proof.email],
      ]
  }
}

/** What a claim says. */
export function ProofFacts({ proof, councilName }: { proof: Proof; councilName: string | null }) {
  const say = useSay()
  return <Known facts={factsOf(proof, councilName).map(([name, value]) => [say(name), value])} />
}

/** Facts by their names; empty ones leave no trace. */
export const Known = ({ facts }: { facts: [name: string, value: string | null][] }) => (
  <dl className={styles.facts}>
    {facts.map(([name, value]) =>
      value ? (
        <div key={name}>
          <dt>{name}</dt>
          <dd lang={writtenIn(value)}>{value}</dd>
        </div>
      ) : null,
    )}
  </dl>
)

import type { DeskClaim, Proof } from '#contract/claim.ts'
import { type Line, linesOf } from '#contract/register-lines.ts'
import { inFull } from '../../lib/dates.ts'
import { Badge } from '../../ui/badge/Badge.tsx'
import styles from './ClaimedFound.module.css'

type Registration = Extract<Proof, { proof: 'registration' }>

const verdicts = {
  same: { tone: 'verified', words: 'Same' },
  different: { tone: 'disputed', words: 'Different' },
  unknown: { tone: 'line', words: 'Not in this register' },
} as const

/** What a member claims beside what the register says, line by line. */
export function ClaimedFound({ claim, proof }: { claim: DeskClaim; proof: Registration }) {
  const found = claim.registerResults.find(({ record }) => record !== null)
  const lines = linesOf({ ...proof, council: claim.councilName ?? proof.council }, found?.record ?? null)
  return (
    <div>
      <table className={styles.table}>
        <caption className="vh">Claimed against register</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="vh">Fact</span>
            </th>
            <th scope="col">Claimed</th>
            <th scope="col">Register</th>
            <th scope="col">Same?</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Compared key={line.name} line={line} />
          ))}
        </tbody>
      </table>
      <p className="meta">
        {found
          ? `${found.provider}${found.asOf ? `, data as of ${found.asOf}` : ''}, asked ${inFull(found.at)}.`
          : 'No register has answered with an entry yet. A missing entry proves nothing: registers are updated late.'}
      </p>
    </div>
  )
}

const Compared = ({ line: { name, claimed, found, verdict } }: { line: Line }) => (
  <tr data-verdict={verdict}>
    <th scope="row">{name}</th>
    <td data-label="Claimed">{claimed || '–'}</td>
    <td data-label="Register">{found || '–'}</td>
    <td data-label="Same?">{verdict && <Badge tone={verdicts[verdict].tone}>{verdicts[verdict].words}</Badge>}</td>
  </tr>
)

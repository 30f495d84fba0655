import { useQuery } from '@tanstack/react-query'
import type { CouncilRule } from '#contract/ledger.ts'
import { onDay } from '../../lib/dates.ts'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import { Failed } from '../../ui/list/QueryList.tsx'
import { Loading } from '../../ui/status/Skeleton.tsx'
import styles from './Ledger.module.css'
import { rulesQuery } from './queries.ts'
import { ruleWords } from './rule-words.ts'

/** What councils ask for: one's own first, then those of which a rule was found. */
export function Rules({ own }: { own: string | undefined }) {
  const { data, isError, refetch } = useQuery(rulesQuery)
  const rank = ({ councilId, rule }: CouncilRule) => (councilId === own ? 0 : rule ? 1 : 2)
  const rules = data?.items.toSorted((a, b) => rank(a) - rank(b)) ?? []
  const shown = rules.filter((one) => rank(one) < 2)
  const others = rules.filter((one) => rank(one) === 2)
  return (
    <Sheet title="What councils ask" bleed>
      {data ? (
        <>
          {shown.length > 0 && (
            <table className={styles.table} aria-label="What councils ask">
              <thead>
                <tr>
                  <th scope="col">Council</th>
                  <th scope="col">Rule</th>
                  <th scope="col">What counts</th>
                  <th scope="col">Source, checked on</th>
                </tr>
              </thead>
              <tbody>
                {shown.map((one) => (
                  <RuleRow key={one.councilId} rule={one} isOwn={one.councilId === own} />
                ))}
              </tbody>
            </table>
          )}
          {others.length > 0 && (
            <details className={styles.others}>
              <summary>No rule found for {others.length} councils</summary>
              <p className="ui">{others.map(({ council }) => council).join(' · ')}</p>
            </details>
          )}
          <p className={styles.foot}>Kept by the operators, from the sources named here. Ask your council before you rely on a rule.</p>
        </>
      ) : isError ? (
        <Failed what="the rules of councils" onRetry={() => void refetch()} />
      ) : (
        <Loading label="Loading the rules of councils" />
      )}
    </Sheet>
  )
}

const RuleRow = ({ rule: { council, rule, checkedOn }, isOwn }: { rule: CouncilRule; isOwn: boolean }) => (
  <tr>
    <th scope="row">
      <b>{council}</b>
      {isOwn && <span className="meta">Yours</span>}
    </th>
    <td className={styles.full}>{rule ? ruleWords(rule) : 'No rule found'}</td>
    <td className={styles.full}>{rule ? rule.counts : 'Ask the council'}</td>
    <td className={styles.full}>
      {rule?.url ? (
        <a href={rule.url} target="_blank" rel="noopener noreferrer">
          {rule.source}
        </a>
      ) : (
        rule?.source
      )}
      <span className="meta">{checkedOn ? `${rule ? '' : 'Looked for on '}${onDay(checkedOn)}` : 'Not looked for yet'}</span>
    </td>
  </tr>
)

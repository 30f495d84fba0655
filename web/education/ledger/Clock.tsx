import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import type { CouncilRule, Cycle } from '#contract/ledger.ts'
import { onDay } from '../../lib/dates.ts'
import { Button } from '../../ui/button/Button.tsx'
import { part } from '../../ui/later.tsx'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import { hoursWords } from '../words.ts'
import styles from './Ledger.module.css'
import { rulesQuery } from './queries.ts'
import { ruleWords } from './rule-words.ts'

const CycleDialog = part(() => import('./CycleDialog.tsx'))
const DAY_MS = 24 * 3600_000
const YEAR_DAYS = 365.25

/** The five years for which a registration is renewed, as their member says they began. */
export function Clock({ cycle }: { cycle: Cycle | null | undefined }) {
  const [setting, setSetting] = useState(false)
  const rules = useQuery(rulesQuery)
  if (cycle === undefined) return null
  const own = rules.data?.items.find(({ councilId }) => councilId === cycle?.councilId)
  return (
    <Sheet
      title="Your five years"
      aside={
        <Button tone="outline" size="small" onClick={() => setSetting(true)}>
          {cycle ? 'Change' : 'Set the clock'}
        </Button>
      }
      padded
      bleed
    >
      {cycle ? (
        <div className={styles.fields}>
          <p>
            {own?.council ?? 'Your council'}: from {onDay(cycle.startedOn)}, to be renewed by {onDay(cycle.endsOn)}.{' '}
            <b>{leftWords(cycle.endsOn)}</b>
          </p>
          <progress
            className={styles.clock}
            aria-label="Time passed of your five years"
            max={1}
            value={passedOf(cycle.startedOn, cycle.endsOn)}
          />
          <p>
            In these years: {hoursWords(cycle.hours.accredited)} accredited, {hoursWords(cycle.hours.selfRecorded)} self-recorded.
          </p>
          {own && <p className="ui muted">{foundWords(own)}</p>}
        </div>
      ) : (
        <p>
          Name your council and the day on which your registration was last renewed, and the ledger counts the hours of those five years.
        </p>
      )}
      <Suspense>
        {setting && rules.data && <CycleDialog cycle={cycle} councils={rules.data.items} onClose={() => setSetting(false)} />}
      </Suspense>
    </Sheet>
  )
}

/** What was found of a council's rule, and where: nobody but the council says what it asks for. */
function foundWords({ rule, checkedOn }: CouncilRule) {
  if (!rule) return 'No rule of your council was found. Ask it.'
  const seen = checkedOn ? `, looked at on ${onDay(checkedOn)}` : ''
  return `A rule was found for it: ${ruleWords(rule)}. Source: ${rule.source}${seen}. Ask your council before you rely on it.`
}

function passedOf(from: string, until: string, now = Date.now()) {
  const [start, end] = [new Date(from).getTime(), new Date(until).getTime()]
  return Math.min(1, Math.max(0, (now - start) / (end - start)))
}

function leftWords(until: string, now = Date.now()) {
  const days = Math.ceil((new Date(until).getTime() - now) / DAY_MS)
  if (days <= 0) return 'These five years are over.'
  return days > YEAR_DAYS ? `${(days / YEAR_DAYS).toFixed(1)} years left.` : `${days} days left.`
}

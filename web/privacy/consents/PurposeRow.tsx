import type { ConsentEntry } from '#contract/consents.ts'
import { onDay } from '../../lib/dates.ts'
import { locale, say } from '../../lib/language/say.ts'
import { Link } from '../../lib/router.tsx'
import { Badge } from '../../ui/badge/Badge.tsx'
import { Button } from '../../ui/button/Button.tsx'
import styles from './Consents.module.css'
import { dayOfText, isOptional, labelOf, placeOf } from './purposes.ts'
import { useWithdraw } from './queries.ts'

/** How one consent stands, since when, and the way to take it back or give it again. */
export function PurposeRow({ entry: { purpose, given, version, at } }: { entry: ConsentEntry }) {
  const withdrawing = useWithdraw()
  const label = say(labelOf(purpose))
  return (
    <li className={styles.row}>
      <div>
        <h3>
          {label} <Badge tone={given ? 'verified' : 'plain'}>{given ? say('Given') : say('Taken back')}</Badge>
        </h3>
        <p className="meta">
          {say('Since {day}', { day: onDay(at, locale()) })} · {say('text of {version}', { version: dayOfText(version) })} ·{' '}
          <Link to={placeOf(purpose)}>{isOptional(purpose) ? say('Where it is set') : say('Read it')}</Link>
        </p>
      </div>
      {given && isOptional(purpose) && (
        <Button
          tone="outline"
          size="small"
          aria-label={say('Take back: {label}', { label })}
          busy={withdrawing.isPending}
          onClick={() => withdrawing.mutate(purpose)}
        >
          {say('Take back')}
        </Button>
      )}
    </li>
  )
}

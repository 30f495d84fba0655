import type { ConsentEntry } from '#contract/consents.ts'
import { onDay } from '../../lib/dates.ts'
import { Link } from '../../lib/router.tsx'
import { Badge } from '../../ui/badge/Badge.tsx'
import { Button } from '../../ui/button/Button.tsx'
import styles from './Consents.module.css'
import { isOptional, labelOf, placeOf } from './purposes.ts'
import { useWithdraw } from './queries.ts'

/** How one consent stands, since when, and the way to take it back or give it again. */
export function PurposeRow({ entry: { purpose, given, version, at } }: { entry: ConsentEntry }) {
  const withdrawing = useWithdraw()
  const label = labelOf(purpose)
  return (
    <li className={styles.row}>
      <div>
        <h3>
          {label} <Badge tone={given ? 'verified' : 'plain'}>{given ? 'Given' : 'Taken back'}</Badge>
        </h3>
        <p className="meta">
          Since {onDay(at)} · text of {version} · <Link to={placeOf(purpose)}>{isOptional(purpose) ? 'Where it is set' : 'Read it'}</Link>
        </p>
      </div>
      {given && isOptional(purpose) && (
        <Button
          tone="outline"
          size="small"
          aria-label={`Take back: ${label}`}
          busy={withdrawing.isPending}
          onClick={() => withdrawing.mutate(purpose)}
        >
          Take back
        </Button>
      )}
    </li>
  )
}

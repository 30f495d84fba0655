import type { Badge as Fact } from '#contract/claim.ts'
import { onDay } from '../../lib/dates.ts'
import { useLocale, useSay } from '../../lib/language/say.ts'
import { writtenIn } from '../../lib/language/written-in.ts'
import { Badge } from '../../ui/badge/Badge.tsx'
import { Sheet, SheetList } from '../../ui/layout/Sheet.tsx'
import { badgeNames, badgeStates, UNREADABLE_ISSUER } from '../claim/labels.ts'
import styles from '../Verification.module.css'

const tones = { valid: 'verified', expiring: 'haldi', expired: 'line', revoked: 'danger' } as const

/** What was proven of a member, since when and until when; nothing where nothing was. */
export function OwnBadges({ badges }: { badges: Fact[] }) {
  const say = useSay()
  if (badges.length === 0) return null
  return (
    <Sheet title={say('Your badges')}>
      <SheetList aria-label={say('Your badges')}>
        {badges.map((badge) => (
          <li key={`${badge.kind} ${badge.what} ${badge.since}`} className={styles.line}>
            <b>{say(badgeNames[badge.kind])}</b>
            {badge.kind !== 'email' && <Issuer {...badge} />}
            <Badge tone={tones[badge.state]}>{say(badgeStates[badge.state])}</Badge>
            <Times {...badge} />
          </li>
        ))}
      </SheetList>
    </Sheet>
  )
}

function Issuer({ what, signedIn }: Fact) {
  const say = useSay()
  if (!what) return <span>{say(UNREADABLE_ISSUER)}</span>
  return (
    <span>
      <span lang={writtenIn(what)}>{what}</span>
      {signedIn && `, ${say('signed in there')}`}
    </span>
  )
}

function Times({ state, since, expiresAt }: Fact) {
  const say = useSay()
  const locale = useLocale()
  const day = onDay(since, locale)
  if (state === 'revoked') return <span className="meta">{say('on {day}', { day })}</span>
  const holds = state === 'valid' || state === 'expiring'
  return (
    <span className="meta">
      {say('since {day}', { day })}
      {expiresAt && ' · '}
      {expiresAt && say(holds ? 'valid until {day}' : 'was valid until {day}', { day: onDay(expiresAt, locale) })}
    </span>
  )
}

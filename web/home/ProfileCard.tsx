import type { MemberCard } from '#contract/profile.ts'
import { useSessionsDialog } from '../account/sessions/use-sessions-dialog.tsx'
import { useSay } from '../lib/language/say.ts'
import { writtenIn } from '../lib/language/written-in.ts'
import { useSession } from '../lib/session.ts'
import { placeOf } from '../profile/member/place.ts'
import { Withdrawn } from '../profile/member/Withdrawn.tsx'
import { CoverArt } from '../ui/art/CoverArt.tsx'
import { Button } from '../ui/button/Button.tsx'
import { ButtonLink } from '../ui/button/ButtonLink.tsx'
import { Sheet } from '../ui/layout/Sheet.tsx'
import { Avatar } from '../ui/person/Avatar.tsx'
import { MarkSaid } from '../ui/person/MarkSaid.tsx'
import { Skeleton } from '../ui/status/Skeleton.tsx'
import styles from './ProfileCard.module.css'

/** Who one is on the ward. Undefined while it is on its way. */
export function ProfileCard({ card }: { card: MemberCard | undefined }) {
  const say = useSay()
  const { signedIn } = useSession()
  const sessions = useSessionsDialog()
  return (
    <Sheet aria-label={say('Profile card')} className={styles.card}>
      <div className={styles.cover}>{card && <CoverArt seed={card.id} />}</div>
      <div className={styles.main}>
        <div className={styles.face}>
          {card ? <Avatar id={card.id} name={card.name} url={card.avatarUrl} mark={card.mark} size="lg" /> : <Skeleton size="avatar" />}
        </div>
        <div className={styles.who}>{card ? <Lines card={card} /> : <Waiting />}</div>
        <ButtonLink tone="outline" block className={styles.open} to="/profile">
          {say('View profile')}
        </ButtonLink>
        {signedIn && (
          <ButtonLink tone="quiet" block className={`${styles.where} from-lg`} to="/verification">
            {say('Verification')}
          </ButtonLink>
        )}
        {signedIn && (
          <ButtonLink tone="quiet" block className={`${styles.where} from-lg`} to="/settings">
            {say('Settings')}
          </ButtonLink>
        )}
        {signedIn && (
          <Button tone="quiet" block className={`${styles.where} from-lg`} onClick={sessions.open}>
            {say(sessions.label)}
          </Button>
        )}
        {sessions.dialog}
      </div>
    </Sheet>
  )
}

function Lines({ card }: { card: MemberCard }) {
  const { name, mark, headline, hospital, location } = card
  const place = placeOf(hospital, location)
  return (
    <>
      <h2>
        {name}
        <MarkSaid mark={mark} />
      </h2>
      <Withdrawn member={card} />
      {headline && (
        <p className="ui muted" lang={writtenIn(headline)}>
          {headline}
        </p>
      )}
      {place && (
        <p className="meta" lang={writtenIn(place)}>
          {place}
        </p>
      )}
    </>
  )
}

const Waiting = () => (
  <div className={styles.waiting}>
    <Skeleton />
    <Skeleton size="medium" />
    <Skeleton size="medium" />
  </div>
)

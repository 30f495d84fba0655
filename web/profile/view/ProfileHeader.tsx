import { BadgeCheck, CalendarDays, MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Profile } from '#contract/profile.ts'
import { CoverArt } from '../../ui/art/CoverArt.tsx'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import { Avatar } from '../../ui/person/Avatar.tsx'
import { facts } from '../member/AuthorLine.tsx'
import { Withdrawn } from '../member/Withdrawn.tsx'
import styles from './ProfileHeader.module.css'

const month = new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric' })

const verifiedAs = {
  doctor: 'Licence verified',
  allied: 'Registration verified',
  student: 'Enrolment verified',
  researcher: 'Researcher verified',
  institution: 'Institution verified',
}

type ProfileHeaderProps = {
  profile: Profile
  /** The button behind the green mark. */
  mark: ReactNode
  /** What lies on the photo: the way to change it. */
  photo?: ReactNode
  /** A fact for oneself alone, beside those for everybody. */
  own?: ReactNode
  /** What the viewer may do here. */
  children: ReactNode
}

/** Who this is, at the head of their page. */
export function ProfileHeader({ profile: { card, kind, specialty, joinedAt }, mark, photo, own, children }: ProfileHeaderProps) {
  return (
    <Sheet bleed aria-label="Profile" className={styles.card}>
      <div className={styles.cover}>
        <CoverArt seed={card.id} width={1200} height={160} />
      </div>
      <div className={styles.main}>
        <div className={styles.face}>
          <Avatar id={card.id} name={card.name} url={card.avatarUrl} verified={card.verified} size="xl" />
          {photo}
        </div>
        <div className={styles.who}>
          <h1>
            {card.name} {card.verified && mark}
          </h1>
          <p className="muted">{facts(', ', card.headline || specialty, card.hospital)}</p>
          <ul className={styles.facts}>
            {card.location && (
              <li>
                <MapPin />
                {card.location}
              </li>
            )}
            <li>
              <CalendarDays />
              Joined {month.format(new Date(joinedAt))}
            </li>
            {card.verified && (
              <li>
                <BadgeCheck />
                {verifiedAs[kind ?? 'doctor']}
              </li>
            )}
            {own}
            {card.verificationRevoked && (
              <li>
                <Withdrawn member={card} />
              </li>
            )}
          </ul>
        </div>
        <div className={styles.acts}>{children}</div>
      </div>
    </Sheet>
  )
}

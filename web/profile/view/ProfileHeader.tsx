import { CalendarDays, MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { factOf, markWords, NOTHING_PROVEN } from '#contract/mark-words.ts'
import type { Mark } from '#contract/marks.ts'
import type { Profile } from '#contract/profile.ts'
import { onDay } from '../../lib/dates.ts'
import { CoverArt } from '../../ui/art/CoverArt.tsx'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import { Avatar } from '../../ui/person/Avatar.tsx'
import { FactMark } from '../../ui/person/FactMark.tsx'
import { facts } from '../member/AuthorLine.tsx'
import styles from './ProfileHeader.module.css'

const month = new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric' })

/** "checked 4 Mar 2026" of what holds; of what is over, when that was. */
const sinceWords = ({ as, state, since }: Mark) =>
  state === 'holds' ? `· checked ${onDay(since)}` : factOf[as] === 'enrolment' ? onDay(since) : `since ${onDay(since)}`

type ProfileHeaderProps = {
  profile: Profile
  /** The button behind the mark. */
  mark: ReactNode
  /** What lies on the photo: the way to change it. */
  photo?: ReactNode
  /** A fact for oneself alone, beside those for everybody. */
  own?: ReactNode
  /** What the viewer may do here. */
  children: ReactNode
}

/** Who this is, at the head of their page. */
export function ProfileHeader({ profile: { card, marks, specialty, joinedAt }, mark, photo, own, children }: ProfileHeaderProps) {
  return (
    <Sheet bleed aria-label="Profile" className={styles.card}>
      <div className={styles.cover}>
        <CoverArt seed={card.id} width={1200} height={160} />
      </div>
      <div className={styles.main}>
        <div className={styles.face}>
          <Avatar id={card.id} name={card.name} url={card.avatarUrl} mark={card.mark} size="xl" />
          {photo}
        </div>
        <div className={styles.who}>
          <h1>
            {card.name} {mark}
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
            {own}
          </ul>
          <ul className={styles.marks} aria-label="What was proven">
            {marks.map((fact) => (
              <li key={fact.as}>
                <FactMark mark={fact} />
                <span>
                  <b>{markWords(fact)}</b> {fact.state === 'withdrawn' ? onDay(fact.since) : sinceWords(fact)}
                </span>
              </li>
            ))}
            {marks.length === 0 && (
              <li>
                <FactMark mark={null} />
                <b>{NOTHING_PROVEN}</b>
              </li>
            )}
          </ul>
        </div>
        <div className={styles.acts}>{children}</div>
      </div>
    </Sheet>
  )
}

import type { ReactNode } from 'react'
import { markWords, NOTHING_PROVEN } from '#contract/mark-words.ts'
import type { Mate } from '#contract/mates.ts'
import { facts } from '../../profile/member/AuthorLine.tsx'
import { Withdrawn } from '../../profile/member/Withdrawn.tsx'
import { MatesGlyph } from '../../ui/art/glyphs.tsx'
import { Avatar } from '../../ui/person/Avatar.tsx'
import { mutualWords } from '../words.ts'
import styles from './MateCard.module.css'

type MateCardProps = {
  mate: Mate
  /** Pressed, the card opens the Doctor Profile dialog. */
  onOpen: () => void
  /** What one can do. */
  children: ReactNode
}

/** A member and where one stands with them. The whole card opens; its buttons stand above that. */
export function MateCard({ mate: { member, reason, mutualMates, mutual, note }, onOpen, children }: MateCardProps) {
  const common = reason ?? mutualWords(mutualMates)
  return (
    <article className={styles.card} aria-label={member.name}>
      <Avatar id={member.id} name={member.name} url={member.avatarUrl} mark={member.mark} />
      <div className={styles.who}>
        <h3 className="clamp1">
          <button type="button" className={styles.open} aria-haspopup="dialog" onClick={onOpen}>
            {member.name}
          </button>
        </h3>
        <p className="clamp1">{facts(' · ', member.headline, member.location)}</p>
        {member.hospital && <p className="clamp1">{member.hospital}</p>}
        {member.mark?.state === 'withdrawn' ? (
          <Withdrawn member={member} />
        ) : (
          <p className="meta">{member.mark ? markWords(member.mark) : NOTHING_PROVEN}</p>
        )}
        {common && (
          <p className={styles.common}>
            <MatesGlyph />
            {common}
          </p>
        )}
        {mutual.length > 0 && (
          <p className={styles.mutual}>
            {mutual.map((mate) => (
              <span key={mate.id}>
                <Avatar id={mate.id} name={mate.name} url={mate.avatarUrl} size="xs" />
                {mate.name}
                <Withdrawn member={mate} />
              </span>
            ))}
            {mutualMates > mutual.length && `and ${mutualMates - mutual.length} more`}
          </p>
        )}
        {note && <p className={styles.note}>“{note}”</p>}
      </div>
      <div className={styles.acts}>{children}</div>
    </article>
  )
}

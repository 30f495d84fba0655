import type { ReactNode } from 'react'
import { markWords, NOTHING_PROVEN } from '#contract/mark-words.ts'
import type { Mate } from '#contract/mates.ts'
import { formatCount } from '../../lib/count.ts'
import { useSay } from '../../lib/language/say.ts'
import { writtenIn } from '../../lib/language/written-in.ts'
import { facts } from '../../profile/member/AuthorLine.tsx'
import { Withdrawn } from '../../profile/member/Withdrawn.tsx'
import { MatesGlyph } from '../../ui/art/glyphs.tsx'
import { Avatar } from '../../ui/person/Avatar.tsx'
import { mutualWords, sharedWords } from '../words.ts'
import styles from './MateCard.module.css'

type MateCardProps = {
  mate: Mate
  /** Another of the list has the same name, and the card would say the same of both. */
  alike: boolean
  /** Pressed, the card opens the Doctor Profile dialog. */
  onOpen: () => void
  /** What one can do. */
  children: ReactNode
}

/** A member and where one stands with them. The whole card opens; its buttons stand above that. */
export function MateCard({ mate: { member, shared, mutualMates, mutual, note }, alike, onOpen, children }: MateCardProps) {
  const say = useSay()
  const common = sharedWords(shared, say) || mutualWords(mutualMates, say)
  const who = facts(' · ', alike ? `@${member.handle}` : '', member.headline, member.location)
  return (
    <article className={styles.card} aria-label={member.name}>
      <Avatar id={member.id} name={member.name} url={member.avatarUrl} mark={member.mark} />
      <div className={styles.who}>
        <h3 className="clamp1">
          <button type="button" className={styles.open} aria-haspopup="dialog" onClick={onOpen}>
            {member.name}
          </button>
        </h3>
        <p className="clamp1" lang={writtenIn(who)}>
          {who}
        </p>
        {member.hospital && (
          <p className="clamp1" lang={writtenIn(member.hospital)}>
            {member.hospital}
          </p>
        )}
        {member.mark?.state === 'withdrawn' ? (
          <Withdrawn member={member} />
        ) : (
          <p className="meta">{say(member.mark ? markWords(member.mark) : NOTHING_PROVEN)}</p>
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
            {mutualMates > mutual.length && say('and {count} more', { count: formatCount(mutualMates - mutual.length) })}
          </p>
        )}
        {note && (
          <p className={styles.note} lang={writtenIn(note)}>
            “{note}”
          </p>
        )}
      </div>
      <div className={styles.acts}>{children}</div>
    </article>
  )
}

import { useQuery } from '@tanstack/react-query'
import { Building2, Clock3, Hash, MessageCircle, MessageCircleReply, PenLine, Stethoscope, UserRoundPlus, X } from 'lucide-react'
import { type ReactNode, use, useEffect, useId, useRef } from 'react'
import type { Reason } from '#contract/choices.ts'
import type { Id } from '#contract/page.ts'
import { MatesGlyph, VerifiedGlyph } from '../../ui/art/glyphs.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { QueryList } from '../../ui/list/QueryList.tsx'
import { Loading } from '../../ui/status/Skeleton.tsx'
import { FollowButton } from '../choices/FollowButton.tsx'
import { whyQuery } from '../choices/queries.ts'
import { feedOf, ReadIn } from '../timeline/feeds.ts'
import styles from './Why.module.css'

const followIcons = { topic: <Hash />, person: <UserRoundPlus />, institution: <Building2 /> }

/** A reason in words, with its sign. */
function said({ kind, name, follow }: Reason): { icon: ReactNode; words: ReactNode } {
  const who = <b>{name}</b>
  switch (kind) {
    case 'follows':
      return { icon: followIcons[follow?.kind ?? 'topic'], words: <>You follow {who}</> }
    case 'mate':
      return { icon: <MatesGlyph />, words: <>{who} is your mate</> }
    case 'mate_commented':
      return { icon: <MatesGlyph />, words: <>Your mate {who} commented</> }
    case 'own':
      return { icon: <PenLine />, words: 'You wrote it' }
    case 'verified_statement':
      return {
        icon: <VerifiedGlyph />,
        words: (
          <>
            A statement in it is <b>verified</b>
          </>
        ),
      }
    case 'specialty':
      return { icon: <Stethoscope />, words: 'In your specialty' }
    case 'interest':
      return { icon: <Hash />, words: <>One of your interests: {who}</> }
    case 'answered':
      return { icon: <MessageCircleReply />, words: 'Asked and answered' }
    case 'discussed':
      return { icon: <MessageCircle />, words: 'Others are discussing it' }
    case 'new':
      return { icon: <Clock3 />, words: 'New' }
  }
}

/** Why a post stands in its reader's feed, and what they may change about that. */
export default function Why({ postId, onLess, onClose }: { postId: Id; onLess: (() => void) | undefined; onClose: () => void }) {
  const titleId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const show = use(ReadIn)
  const isByTime = show !== undefined && show !== 'for_you'
  const query = useQuery(whyQuery(postId))
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'nearest' })
  }, [])

  const close = () => {
    // It was opened from the post's menu.
    heading.current?.closest('article')?.querySelector<HTMLElement>('[aria-haspopup="menu"]')?.focus({ preventScroll: true })
    onClose()
  }
  return (
    <section className={styles.why} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h3 ref={heading} id={titleId} tabIndex={-1}>
          Why am I seeing this?
        </h3>
        <IconButton label="Close" onClick={close}>
          <X />
        </IconButton>
      </div>
      {isByTime && (
        <p>
          {feedOf(show).rule} In {feedOf('for_you').title} this counts:
        </p>
      )}
      <ul>
        <QueryList inList what="the reasons" query={query} skeleton={<Loading label="Loading the reasons" rows={1} />} empty={null}>
          {(reason) => {
            const { icon, words } = said(reason)
            return (
              <li key={`${reason.kind} ${reason.follow?.subject}`}>
                {icon}
                <span>{words}</span>
              </li>
            )
          }}
        </QueryList>
      </ul>
      <p className="meta">Likes count least. Nobody can pay for a place.</p>
      <div className={styles.acts}>
        {query.data?.items.map(({ follow }) => follow && <FollowButton key={follow.subject} follow={follow} />)}
        {onLess && (
          <Button tone="quiet" size="small" onClick={onLess}>
            Show less like this
          </Button>
        )}
      </div>
    </section>
  )
}

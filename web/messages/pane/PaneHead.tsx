import { ArrowLeft, BellOff, Info, Search } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { Message } from '#contract/messages.ts'
import { sayCount } from '../../lib/count.ts'
import { say } from '../../lib/language/say.ts'
import { useSession } from '../../lib/session.ts'
import { facts, profileOf } from '../../profile/member/AuthorLine.tsx'
import { Withdrawn } from '../../profile/member/Withdrawn.tsx'
import { ButtonLink } from '../../ui/button/ButtonLink.tsx'
import { IconButton, IconLink } from '../../ui/button/IconButton.tsx'
import { part } from '../../ui/later.tsx'
import { MarkSaid } from '../../ui/person/MarkSaid.tsx'
import { Face } from '../list/Face.tsx'
import { useAwaitsDoxy } from '../sync/use-awaits-doxy.ts'
import { useOnline } from '../sync/use-online.ts'
import { useOnlineAmong } from '../sync/use-online-among.ts'
import { useTyping } from '../sync/use-typing.ts'
import { firstNameOf, somebody, titleOf } from '../words.ts'
import styles from './Pane.module.css'
import { usePane } from './pane-context.ts'

const GroupInfo = part(async () => ({ default: (await import('../group/GroupInfo.tsx')).GroupInfo }))

const SearchDialog = part(async () => ({ default: (await import('../search/SearchDialog.tsx')).SearchDialog }))

/** Who one writes with, and what is known of them just now. */
export function PaneHead({ messages }: { messages: readonly Message[] }) {
  const { opened, canAct } = usePane()
  const { signedIn } = useSession()
  const [searches, setSearches] = useState(false)
  const [showsInfo, setShowsInfo] = useState(false)
  const { other, mutedUntil, standing } = opened
  const online = useOnline(standing === 'joined' ? other?.id : undefined)
  return (
    <header className={styles.head}>
      <IconLink to="/messages" label={say('Back to conversations')} className={styles.back}>
        <ArrowLeft />
      </IconLink>
      <Face conversation={opened} online={online} />
      <div className={styles.who}>
        <h2 className="clamp1">
          {titleOf(opened)}
          <MarkSaid mark={other?.mark} />
          {mutedUntil && (
            <>
              <BellOff className="small" />
              <span className="vh"> ({say('muted')})</span>
            </>
          )}
        </h2>
        <Status online={online} messages={messages} />
      </div>
      {other && <Withdrawn member={other} />}
      {other && signedIn && (
        <ButtonLink tone="quiet" size="small" to={profileOf(other)}>
          {say('Profile')}
        </ButtonLink>
      )}
      {canAct && (
        <IconButton label={say('Search in this conversation')} aria-haspopup="dialog" onClick={() => setSearches(true)}>
          <Search />
        </IconButton>
      )}
      {opened.kind === 'group' && canAct && (
        <IconButton label={say('Group info')} aria-haspopup="dialog" onClick={() => setShowsInfo(true)}>
          <Info />
        </IconButton>
      )}
      <Suspense>{searches && <SearchDialog onClose={() => setSearches(false)} />}</Suspense>
      <Suspense>{showsInfo && <GroupInfo onClose={() => setShowsInfo(false)} />}</Suspense>
    </header>
  )
}

/** One line: who is writing, or who they are. */
function Status({ online, messages }: { online: boolean; messages: readonly Message[] }) {
  const { opened, viewerId } = usePane()
  const { kind, other, members, standing, mutualMates, participants } = opened
  const isGroup = kind === 'group'
  const others = useOnlineAmong(isGroup && viewerId ? participants.map(({ member }) => member.id).filter((id) => id !== viewerId) : [])
  const typing = useTyping(opened.id)
  const awaitsDoxy = useAwaitsDoxy(messages)
  const names = typing.map((id) => firstNameOf(participants.find(({ member }) => member.id === id)?.member.name ?? somebody()))
  const known = isGroup
    ? facts(' · ', sayCount(members, '{count} person', '{count} people'), others > 0 ? say('{count} online', { count: others + 1 }) : '')
    : facts(
        ' · ',
        online ? say('Online') : '',
        facts(', ', other?.headline ?? '', other?.location ?? ''),
        standing === 'request' && mutualMates > 0 ? sayCount(mutualMates, '{count} mate in common', '{count} mates in common') : '',
        standing === 'waiting' ? say('Message request') : '',
      )
  return (
    <p className="meta clamp1" aria-live="polite">
      {names.length === 0
        ? awaitsDoxy
          ? say('DoxyAI is analyzing...')
          : known
        : names.length === 1
          ? say('{name} is writing…', { name: names[0]! })
          : say('{count} people are writing…', { count: names.length })}
    </p>
  )
}

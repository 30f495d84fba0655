import { ArrowLeft, BellOff, Info, Search } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { Message } from '#contract/messages.ts'
import { pluralize } from '../../lib/count.ts'
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
import { firstNameOf, SOMEBODY, titleOf } from '../words.ts'
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
      <IconLink to="/messages" label="Back to conversations" className={styles.back}>
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
              <span className="vh"> (muted)</span>
            </>
          )}
        </h2>
        <Status online={online} messages={messages} />
      </div>
      {other && <Withdrawn member={other} />}
      {other && signedIn && (
        <ButtonLink tone="quiet" size="small" to={profileOf(other)}>
          Profile
        </ButtonLink>
      )}
      {canAct && (
        <IconButton label="Search in this conversation" aria-haspopup="dialog" onClick={() => setSearches(true)}>
          <Search />
        </IconButton>
      )}
      {opened.kind === 'group' && canAct && (
        <IconButton label="Group info" aria-haspopup="dialog" onClick={() => setShowsInfo(true)}>
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
  const names = typing.map((id) => firstNameOf(participants.find(({ member }) => member.id === id)?.member.name ?? SOMEBODY))
  const known = isGroup
    ? facts(' · ', pluralize(members, 'person', 'people'), others > 0 ? `${others + 1} online` : '')
    : facts(
        ' · ',
        online ? 'Online' : '',
        facts(', ', other?.headline ?? '', other?.location ?? ''),
        standing === 'request' && mutualMates > 0 ? `${pluralize(mutualMates, 'mate')} in common` : '',
        standing === 'waiting' ? 'Message request' : '',
      )
  return (
    <p className="meta clamp1" aria-live="polite">
      {names.length === 0
        ? awaitsDoxy
          ? 'DoxyAI is analyzing...'
          : known
        : names.length === 1
          ? `${names[0]} is writing…`
          : `${pluralize(names.length, 'person', 'people')} are writing…`}
    </p>
  )
}

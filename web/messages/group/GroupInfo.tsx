import { useQueryClient } from '@tanstack/react-query'
import { LogOut, UserRoundPlus } from 'lucide-react'
import { useState } from 'react'
import { GROUP_MAX } from '#contract/limits.ts'
import { api } from '../../lib/api/api.ts'
import { sayCount } from '../../lib/count.ts'
import { onDay } from '../../lib/dates.ts'
import { locale, say } from '../../lib/language/say.ts'
import { useNavigate } from '../../lib/router.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { Switch } from '../../ui/form/Switch.tsx'
import { SheetList } from '../../ui/layout/Sheet.tsx'
import { Face } from '../list/Face.tsx'
import { FOREVER } from '../list/mute.ts'
import { useConversationChange, useKeep } from '../mutations.ts'
import { usePane } from '../pane/pane-context.ts'
import { forgetConversation } from '../sync/forget.ts'
import { AddMembers } from './AddMembers.tsx'
import { ChangePicture } from './ChangePicture.tsx'
import styles from './GroupInfo.module.css'
import { GroupMember } from './GroupMember.tsx'
import { RenameGroup } from './RenameGroup.tsx'

/** Who is in a group, who looks after it, and what one can do about both. */
export function GroupInfo({ onClose }: { onClose: () => void }) {
  const { opened } = usePane()
  const navigate = useNavigate()
  const cache = useQueryClient()
  const [asked, setAsked] = useState<'add' | 'rename' | 'picture' | 'leave'>()
  const keep = useKeep(opened.id)
  const leave = useConversationChange(() => api.conversations.leave({ conversationId: opened.id }))
  const { id, name, members, isAdmin, participants, madeAt, mutedUntil, takesUrgent } = opened
  const close = () => setAsked(undefined)
  const goAway = () => {
    navigate('/messages', { replace: true })
    forgetConversation(cache, id)
  }

  if (asked === 'add') return <AddMembers onClose={close} />
  if (asked === 'rename') return <RenameGroup onClose={close} />
  if (asked === 'picture') return <ChangePicture onClose={close} />
  if (asked === 'leave')
    return (
      <ConfirmDialog
        title={say('Leave {name}?', { name })}
        confirm={say('Leave group')}
        busy={leave.isPending}
        onConfirm={() => leave.mutate(undefined, { onSuccess: goAway })}
        onClose={close}
      >
        {say('You can read nothing of it from then on, earlier messages neither. An administrator who is your mate can add you again.')}
      </ConfirmDialog>
    )
  return (
    <Dialog
      title={name}
      size="narrow"
      onClose={onClose}
      footer={
        <div className={styles.foot}>
          <Button tone="quiet" className={styles.leave} onClick={() => setAsked('leave')}>
            <LogOut />
            {say('Leave group')}
          </Button>
          <Button tone="outline" onClick={onClose}>
            {say('Close')}
          </Button>
        </div>
      }
    >
      <div className={styles.line}>
        <Face conversation={opened} size="lg" />
        <div className={styles.facts}>
          <p className="ui">
            {sayCount(members, '{count} person of at most {most}', '{count} people of at most {most}', { most: GROUP_MAX })}
          </p>
          <p className="meta">{say('Made on {day}', { day: onDay(madeAt, locale()) })}</p>
        </div>
        {isAdmin && (
          <div className={styles.acts}>
            <Button tone="outline" size="small" onClick={() => setAsked('rename')}>
              {say('Rename')}
            </Button>
            <Button tone="outline" size="small" onClick={() => setAsked('picture')}>
              {opened.pictureUrl ? say('Change picture') : say('Add picture')}
            </Button>
          </div>
        )}
      </div>
      <div className={styles.line}>
        <p className="ui">{say('Mute')}</p>
        <Switch
          label={say('Mute')}
          checked={mutedUntil !== null}
          onChange={({ target }) => keep.mutate({ mutedUntil: target.checked ? FOREVER : null })}
        />
      </div>
      <div className={styles.line}>
        <p className="ui">{say('Urgent messages from your mates here')}</p>
        <Switch
          label={say('Urgent messages from your mates here')}
          checked={takesUrgent}
          onChange={({ target }) => keep.mutate({ takesUrgent: target.checked })}
        />
      </div>
      <div className={styles.line}>
        <h3>{say('People')}</h3>
        {isAdmin && members < GROUP_MAX && (
          <Button tone="soft" size="small" onClick={() => setAsked('add')}>
            <UserRoundPlus />
            {say('Add')}
          </Button>
        )}
      </div>
      <SheetList aria-label={say('People')} className={styles.people}>
        {participants.map((one) => (
          <GroupMember key={one.member.id} conversationId={id} canChange={isAdmin} {...one} />
        ))}
      </SheetList>
    </Dialog>
  )
}

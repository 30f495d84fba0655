import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { MessageSettings } from '#contract/conversations.ts'
import { say } from '../../lib/language/say.ts'
import { useSession } from '../../lib/session.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { Switch } from '../../ui/form/Switch.tsx'
import { Failed } from '../../ui/list/QueryList.tsx'
import { Loading } from '../../ui/status/Skeleton.tsx'
import { useSaveSettings } from '../mutations.ts'
import { settingsQuery } from '../queries.ts'
import styles from './Dialogs.module.css'

/** How others may reach one; each switch holds at once. */
export function SettingsDialog({ onClose }: { onClose: () => void }) {
  const { user } = useSession()
  const settings = useQuery(settingsQuery)
  const save = useSaveSettings()
  const row = (name: keyof MessageSettings, label: string, words: ReactNode) => (
    <li>
      <div>
        <p className="ui">{label}</p>
        <p className="meta">{words}</p>
      </div>
      <Switch label={label} checked={settings.data?.[name] ?? false} onChange={({ target }) => save.mutate({ [name]: target.checked })} />
    </li>
  )
  return (
    <Dialog title={say('Message settings')} size="narrow" onClose={onClose} footer={<Button onClick={onClose}>{say('Done')}</Button>}>
      {settings.data ? (
        <ul className={styles.switches}>
          {row(
            'requests',
            say('Message requests'),
            say(
              user?.mark?.state === 'holds'
                ? 'Members who are not your mates may ask to write to you.'
                : 'Members who are not your mates may ask to write to you. Only members who have proven who they are can switch this off.',
            ),
          )}
          {row(
            'presence',
            say('Show when I am online'),
            say('Your mates and those you share a conversation with see it. Without it you see nobody’s.'),
          )}
          {row('typing', say('Show when I am writing'), say('Others see it while you write. Without it you do not see theirs either.'))}
          {row(
            'urgent',
            say('Urgent messages'),
            say('Mates may send messages that ring until you acknowledge them, also where you have muted a conversation.'),
          )}
        </ul>
      ) : settings.isError ? (
        <Failed what="message settings" onRetry={() => void settings.refetch()} />
      ) : (
        <Loading label={say('Loading message settings')} rows={1} />
      )}
    </Dialog>
  )
}

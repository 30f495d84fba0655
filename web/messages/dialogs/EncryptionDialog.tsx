import { say } from '../../lib/language/say.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { Note } from '../../ui/status/Note.tsx'
import styles from './Dialogs.module.css'

/** Said of this very page: an installation inside a hospital may be opened without it. */
const onTheWay = () =>
  window.location.protocol === 'https:'
    ? ['Yes, TLS', 'Nobody on the way']
    : ['No: this page was opened without https', 'Whoever can listen on this network']

/** What the notice means, row by row. Each row says what is so, and no more. */
export function EncryptionDialog({ onClose }: { onClose: () => void }) {
  const rows = [
    ['On the way', ...onTheWay()],
    [
      'In our database, our files and their backups',
      'Yes: texts, files and names of groups. The keys lie beside them, and in the same backup, unless the operators keep them elsewhere',
      'Whoever has the data and the keys: the operators could technically read them',
    ],
    [
      'The picture of a group',
      'Yes, like the photos of members; a preview of a few pixels is not',
      'Whoever has the data and the keys, and everybody in the group',
    ],
    [
      'On our server, while it delivers or searches',
      'No',
      'The server, so the operators could technically read here too. Wardmates has no screen for it',
    ],
    [
      'On this device',
      'What came here: yes, with a key that stays in this browser until you sign out. Drafts and what is not sent yet: no',
      'Whoever unlocks this device while you are signed in. Drafts and what is not sent yet stay when you sign out, unless you delete them then: whoever searches its storage',
    ],
    ['A message that somebody who can read it reports', 'Yes, like all texts', 'A reviewer, that one message and no other'],
    ['What is asked with @doxy', 'As above', 'Doxy AI and, where this installation uses one, its language model'],
    ['Notifications here, and emails', 'They say who wrote, reacted or asks, and never what was written', 'No text is sent'],
    ['Notifications on a phone or computer', 'They say that there is a message, not from whom', 'No text is sent'],
    [
      'Who wrote to whom and when, who has received and read it, reactions, and of what type and size a file is',
      'No',
      'Operators, and a court that orders it',
    ],
  ]
  return (
    <Dialog
      title={say('What is encrypted, and who could read')}
      reading
      onClose={onClose}
      footer={<Button onClick={onClose}>{say('Close')}</Button>}
    >
      <table className={styles.whoReads}>
        <thead>
          <tr>
            <th scope="col">{say('Where')}</th>
            <th scope="col">{say('Encrypted')}</th>
            <th scope="col">{say('Who could read it')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([where = '', encrypted = '', who = '']) => (
            <tr key={where}>
              <th scope="row">{say(where)}</th>
              <td>{say(encrypted)}</td>
              <td>{say(who)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Note>
        <b>{say('This is not end-to-end encryption.')}</b>{' '}
        {say('Do not send what your hospital forbids, and leave out names and numbers of patients.')}
      </Note>
    </Dialog>
  )
}

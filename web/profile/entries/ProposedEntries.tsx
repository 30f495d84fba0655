import { useState } from 'react'
import type { Profile } from '#contract/profile.ts'
import type { EntryKind } from '#contract/profile-entry.ts'
import { newClientId } from '../../lib/client-id.ts'
import { Button } from '../../ui/button/Button.tsx'
import { WritingDialog } from '../../ui/dialog/WritingDialog.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { SheetList } from '../../ui/layout/Sheet.tsx'
import { announce } from '../../ui/status/announce.ts'
import { Note } from '../../ui/status/Note.tsx'
import styles from '../credentials/Credentials.module.css'
import { addEntry } from './add-entry.ts'
import own from './Entries.module.css'
import { EntryFields } from './EntryFields.tsx'
import { type EntryForm, entryOf } from './entry-form.ts'
import { proposeEntries } from './propose.ts'
import { useSendEntry } from './use-entry-form.ts'
import { kindWords } from './words.ts'

type Proposal = { clientId: string; form: EntryForm }

/** What a member wrote, cut into entries: each is added once they have looked at it. The text itself stays as it is. */
export default function ProposedEntries({ profile, onClose }: { profile: Profile; onClose: () => void }) {
  const [proposals, setProposals] = useState<Proposal[]>(() => proposeEntries(profile).map((form) => ({ clientId: newClientId(), form })))
  const [changed, setChanged] = useState(false)
  const drop = (clientId: string) => {
    const left = proposals.filter((proposal) => proposal.clientId !== clientId)
    setProposals(left)
    if (left.length === 0) onClose()
  }
  return (
    <WritingDialog
      title="Make entries from what you wrote"
      changed={changed}
      onClose={onClose}
      footer={
        <Button tone="outline" onClick={onClose}>
          Close
        </Button>
      }
    >
      <p>Look at each, add what is missing and press Add. What you wrote stays on your profile as it is.</p>
      <SheetList className={styles.list} aria-label="Proposed entries">
        {proposals.map(({ clientId, form }) => (
          <li key={clientId} className={own.proposal}>
            <Proposed clientId={clientId} first={form} onChanged={() => setChanged(true)} onDone={() => drop(clientId)} />
          </li>
        ))}
      </SheetList>
    </WritingDialog>
  )
}

type ProposedProps = { clientId: string; first: EntryForm; onChanged: () => void; onDone: () => void }

function Proposed({ clientId, first, onChanged, onDone }: ProposedProps) {
  const [form, setForm] = useState(first)
  const { submit, settle, busy, error, faults } = useSendEntry(
    form,
    () => addEntry(clientId, entryOf(form)),
    () => {
      announce(`${kindWords[form.kind].one} added`)
      onDone()
    },
  )
  const change = (part: Partial<EntryForm>) => {
    settle()
    onChanged()
    setForm((before) => ({ ...before, ...part }))
  }
  const name = form.title || kindWords[form.kind].one
  return (
    <>
      {error && (
        <Note tone="danger" role="alert">
          {error}
        </Note>
      )}
      <Select label="Kind" value={form.kind} onChange={({ target }) => change({ kind: target.value as EntryKind })}>
        {Object.entries(kindWords).map(([kind, { one }]) => (
          <option key={kind} value={kind}>
            {one}
          </option>
        ))}
      </Select>
      <EntryFields entry={form} faults={faults} onChange={change} />
      <div className={styles.acts}>
        <Button tone="soft" busy={busy} aria-label={`Add ${name}`} onClick={submit}>
          Add
        </Button>
        <Button tone="quiet" aria-label={`Leave out ${name}`} onClick={onDone}>
          Leave out
        </Button>
      </div>
    </>
  )
}

import { Pencil, Trash2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { Profile } from '#contract/profile.ts'
import type { EntryKind, ProfileEntry } from '#contract/profile-entry.ts'
import { useAddress } from '../../lib/address.ts'
import { Button } from '../../ui/button/Button.tsx'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { part } from '../../ui/later.tsx'
import { SheetList } from '../../ui/layout/Sheet.tsx'
import styles from '../credentials/Credentials.module.css'
import { facts } from '../member/AuthorLine.tsx'
import { datesWords } from './dates.ts'
import own from './Entries.module.css'
import { kindWords } from './words.ts'

const EntryDialog = part(() => import('./EntryDialog.tsx'))
const RemoveEntry = part(() => import('./RemoveEntry.tsx'))
const ProposedEntries = part(() => import('./ProposedEntries.tsx'))

const kinds = Object.keys(kindWords) as EntryKind[]
type Open = { act: 'edit' | 'remove'; entry: ProfileEntry } | { act: 'propose' } | { act: 'add'; kind: EntryKind }

/** A member's positions, degrees and trainings. On one's own page they are added, changed and removed; `?add=position` asks for one. */
export function EntrySections({ profile }: { profile: Profile }) {
  const [open, setOpen] = useState<Open>()
  const [address, setAddress] = useAddress()
  const asked = profile.own ? kinds.find((kind) => kind === address.get('add')) : undefined
  const shown = open ?? (asked && { act: 'add' as const, kind: asked })
  const close = () => {
    setOpen(undefined)
    if (!asked) return
    address.delete('add')
    setAddress(address, { replace: true })
  }
  const sections = kinds
    .map((kind) => ({ kind, entries: profile.entries.filter((entry) => entry.kind === kind) }))
    .filter(({ entries }) => profile.own || entries.length > 0)
  if (sections.length === 0) return null
  const proposes = profile.own && profile.entries.length === 0 && Boolean(profile.details.education || profile.details.currentPosition)

  return (
    <div className={own.sections}>
      {sections.map(({ kind, entries }) => (
        <section key={kind} aria-label={kindWords[kind].section}>
          <div className={styles.head}>
            <h2>{kindWords[kind].section}</h2>
            {profile.own && (
              <Button
                tone="soft"
                size="small"
                aria-label={`+ Add ${kindWords[kind].one.toLowerCase()}`}
                onClick={() => setOpen({ act: 'add', kind })}
              >
                + Add
              </Button>
            )}
          </div>
          {entries.length === 0 && <p className={`${own.said} muted`}>{kindWords[kind].empty}</p>}
          {kind === 'degree' && proposes && (
            <p className={own.said}>
              <Button tone="outline" size="small" onClick={() => setOpen({ act: 'propose' })}>
                Make entries from what you wrote
              </Button>
            </p>
          )}
          <SheetList>
            {entries.map((entry) => (
              <Row key={entry.id} entry={entry} onOpen={profile.own ? (act) => setOpen({ act, entry }) : undefined} />
            ))}
          </SheetList>
        </section>
      ))}
      <Suspense>
        {shown?.act === 'add' && <EntryDialog kind={shown.kind} onClose={close} />}
        {shown?.act === 'edit' && <EntryDialog kind={shown.entry.kind} entry={shown.entry} onClose={close} />}
        {shown?.act === 'remove' && <RemoveEntry entry={shown.entry} onClose={close} />}
        {shown?.act === 'propose' && <ProposedEntries profile={profile} onClose={close} />}
      </Suspense>
    </div>
  )
}

type RowProps = { entry: ProfileEntry; onOpen: ((act: 'edit' | 'remove') => void) | undefined }

const Row = ({ entry, onOpen }: RowProps) => (
  <li className={styles.row}>
    <div>
      <h3 className={styles.title}>{entry.title}</h3>
      <p className="ui">{facts(', ', entry.institution, entry.location)}</p>
      <p className="meta">{datesWords(entry)}</p>
      {entry.note && <p className={`${own.note} ui muted`}>{entry.note}</p>}
    </div>
    {onOpen && (
      <>
        <IconButton label={`Edit ${entry.title}`} onClick={() => onOpen('edit')}>
          <Pencil />
        </IconButton>
        <IconButton label={`Remove ${entry.title}`} onClick={() => onOpen('remove')}>
          <Trash2 />
        </IconButton>
      </>
    )}
  </li>
)

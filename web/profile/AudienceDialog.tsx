import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import type { Audience, Profile } from '#contract/profile.ts'
import { api } from '../lib/api.ts'
import { wordsOf } from '../lib/failure.ts'
import { queryClient } from '../lib/query.ts'
import { Select } from '../ui/Select.tsx'
import { toast } from '../ui/toast.ts'
import styles from './AudienceDialog.module.css'
import { EditDialog } from './EditDialog.tsx'

const parts = { email: 'Email', phone: 'Phone', mates: 'My mates', activity: 'My activity' }
const audiences: Record<Audience, string> = { me: 'Only me', mates: 'My mates', members: 'All members' }

/** Who sees what of one's profile, and how one is found. */
export default function AudienceDialog({ profile, onClose }: { profile: Profile; onClose: () => void }) {
  const [audience, setAudience] = useState(profile.own!.audience)
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const publicPath = `/p/${profile.card.handle}`

  const save = async () => {
    setError(undefined)
    setBusy(true)
    try {
      await api.profile.saveAudience(audience)
      await queryClient.invalidateQueries()
      toast.success('Saved')
      onClose()
    } catch (reason) {
      setError(wordsOf(reason))
      setBusy(false)
    }
  }

  return (
    <EditDialog title="Who sees what" size="narrow" act="Save" busy={busy} error={error} onAct={save} onClose={onClose}>
      <div className={styles.grid}>
        {(Object.keys(parts) as (keyof typeof parts)[]).map((part) => (
          <Select
            key={part}
            label={parts[part]}
            value={audience[part]}
            onChange={({ target }) => setAudience({ ...audience, [part]: target.value as Audience })}
          >
            {Object.entries(audiences).map(([value, words]) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </Select>
        ))}
      </div>
      <Check
        label="Found by my email address"
        hint="Somebody who searches for the exact address you sign in with finds you. The address itself stays hidden."
        checked={audience.foundByEmail}
        onChange={(foundByEmail) => setAudience({ ...audience, foundByEmail })}
      />
      <Check
        label="A public page for search engines"
        hint={
          <>
            Name, title, hospital, specialty, verification and publications at{' '}
            {profile.own!.audience.isPublic ? <a href={publicPath}>{publicPath}</a> : publicPath}. Nothing else of your profile stands
            there.
          </>
        }
        checked={audience.isPublic}
        onChange={(isPublic) => setAudience({ ...audience, isPublic })}
      />
      <p className="ui">
        See your profile as <Link to="/profile?as=mates">a mate</Link> or as <Link to="/profile?as=members">any member</Link> sees it. Save
        first.
      </p>
    </EditDialog>
  )
}

type CheckProps = { label: string; hint: ReactNode; checked: boolean; onChange: (checked: boolean) => void }

const Check = ({ label, hint, checked, onChange }: CheckProps) => (
  <div className={styles.check}>
    <label className={styles.label}>
      <input type="checkbox" checked={checked} onChange={({ target }) => onChange(target.checked)} />
      {label}
    </label>
    <p className="meta">{hint}</p>
  </div>
)

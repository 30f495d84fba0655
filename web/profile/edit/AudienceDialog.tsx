import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { Audience, Profile, ProfileAudience } from '#contract/profile.ts'
import { api } from '../../lib/api/api.ts'
import { wordsOf } from '../../lib/api/failure.ts'
import { capital, sayAround, say as sayToReader, useSay } from '../../lib/language/say.ts'
import { FormDialog } from '../../ui/dialog/FormDialog.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { useChanged } from '../../ui/form/use-changed.ts'
import { toast } from '../../ui/status/toast.ts'
import styles from './AudienceDialog.module.css'
import { audiences, parts } from './audience-words.ts'
import { SeenAs } from './SeenAs.tsx'

/** What was decided here; all else may have been decided elsewhere since. */
const decidedIn = (audience: ProfileAudience, first: ProfileAudience) =>
  Object.fromEntries(
    Object.entries(audience).filter(([part, who]) => who !== first[part as keyof ProfileAudience]),
  ) as Partial<ProfileAudience>

/** Who sees what of one's profile, and how one is found. */
export default function AudienceDialog({ profile, onClose }: { profile: Profile; onClose: () => void }) {
  const say = useSay()
  const [first] = useState(profile.own!.audience)
  const [audience, setAudience] = useState(first)
  const changed = useChanged(audience)
  const cache = useQueryClient()
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const publicPath = `/p/${profile.card.handle}`

  const save = async () => {
    setError(undefined)
    setBusy(true)
    try {
      await api.profile.saveAudience(decidedIn(audience, first))
      await cache.invalidateQueries()
      toast.success(sayToReader('Saved'))
      onClose()
    } catch (reason) {
      setError(wordsOf(reason))
      setBusy(false)
    }
  }

  return (
    <FormDialog
      title={say('Who sees what')}
      size="narrow"
      submitLabel={say('Save')}
      busy={busy}
      changed={changed}
      error={error}
      onSubmit={save}
      onClose={onClose}
    >
      <div className={styles.grid}>
        {(Object.keys(parts) as (keyof typeof parts)[]).map((part) => (
          <Select
            key={part}
            label={say(parts[part])}
            hint={part === 'mates' ? say('You still stand in the lists of mates who show theirs.') : undefined}
            value={audience[part]}
            onChange={({ target }) => setAudience({ ...audience, [part]: target.value as Audience })}
          >
            {Object.entries(audiences).map(([value, words]) => (
              <option key={value} value={value}>
                {capital(say(words))}
              </option>
            ))}
          </Select>
        ))}
      </div>
      <Check
        label={say('Let people find me by email')}
        hint={say(
          'People who search for the exact address you sign in with can find you, once you have confirmed it. The address itself stays hidden.',
        )}
        checked={audience.foundByEmail}
        onChange={(foundByEmail) => setAudience({ ...audience, foundByEmail })}
      />
      <Check
        label={say('Public page for search engines')}
        hint={sayAround(
          'Name, title, hospital, specialty, verification, publications and a pinned post that everybody may read, at *its address*. Nothing else of your profile stands there.',
          () => (profile.own!.audience.isPublic ? <a href={publicPath}>{publicPath}</a> : publicPath),
          say,
        )}
        checked={audience.isPublic}
        onChange={(isPublic) => setAudience({ ...audience, isPublic })}
      />
      <p className="ui">
        <SeenAs /> {say('Save first.')}
      </p>
    </FormDialog>
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

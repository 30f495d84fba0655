import { Camera } from 'lucide-react'
import { useSession } from '../lib/session.ts'
import { usePhotoPicker } from '../profile/photo-picker.tsx'
import { sealHint } from '../profile/seal-hint.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/Field.tsx'
import { TextArea } from '../ui/TextArea.tsx'
import styles from './Setup.module.css'
import type { Wizard } from './use-wizard.ts'

/** Who somebody is. */
export function SetupBasics({ wizard }: { wizard: Wizard }) {
  const { typed, type, kept, setKept, faults } = wizard
  const { user } = useSession()
  const photo = usePhotoPicker(kept.avatarUrl !== null, (avatarUrl) => setKept({ ...kept, avatarUrl }))
  // Pictures of other sites are not loaded here: a reader's address is nobody's business.
  const given = user?.picture?.startsWith('/') ? user.picture : null
  const picture = kept.avatarUrl ?? given

  return (
    <>
      <div className={styles.photo}>
        <Avatar id={user?.id ?? ''} name={typed.name || 'You'} url={picture} verified={user?.verified} size="xl" />
        <div>
          <Button tone="outline" onClick={photo.open}>
            <Camera />
            {photo.label}
          </Button>
          {!picture && <p className="meta">Your initials stand here until then.</p>}
        </div>
        {photo.dialog}
      </div>
      <div className={styles.fields}>
        <div className={styles.full}>
          <Field
            label="Full Name"
            name="name"
            autoComplete="name"
            starred
            required
            hint={sealHint(kept.claim?.state === 'approved' ? kept.name : undefined, typed.name)}
            value={typed.name}
            onChange={({ target }) => type({ name: target.value })}
            {...(faults.name && { error: faults.name })}
          />
        </div>
        <Field
          label="Professional Title"
          name="headline"
          autoComplete="organization-title"
          starred
          required
          placeholder="Senior Consultant"
          value={typed.headline}
          onChange={({ target }) => type({ headline: target.value })}
          {...(faults.headline && { error: faults.headline })}
        />
        <Field
          label="Location"
          name="location"
          starred
          required
          placeholder="City, state"
          value={typed.location}
          onChange={({ target }) => type({ location: target.value })}
          {...(faults.location && { error: faults.location })}
        />
        <div className={styles.full}>
          <Field
            label="Phone Number"
            name="phone"
            type="tel"
            autoComplete="tel"
            optional
            placeholder="+91"
            hint="Nobody sees it unless you choose so on your profile."
            value={typed.phone}
            onChange={({ target }) => type({ phone: target.value })}
            {...(faults.phone && { error: faults.phone })}
          />
        </div>
        <div className={styles.full}>
          <TextArea
            label="Professional Bio"
            name="bio"
            rows={4}
            optional
            placeholder="What you do, and what mates can ask you about"
            value={typed.bio}
            onChange={({ target }) => type({ bio: target.value })}
            {...(faults.bio && { error: faults.bio })}
          />
        </div>
      </div>
    </>
  )
}

import { Camera } from 'lucide-react'
import { labelOf } from '#contract/setup-rules.ts'
import { say } from '../../lib/language/say.ts'
import { useSession } from '../../lib/session.ts'
import { nameChangeHint } from '../../profile/edit/name-change-hint.ts'
import { usePhotoPicker } from '../../profile/photo/use-photo-picker.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { TextArea } from '../../ui/form/TextArea.tsx'
import { Avatar } from '../../ui/person/Avatar.tsx'
import fields from '../proof/Fields.module.css'
import { KindCards } from '../proof/KindCards.tsx'
import { withKind } from '../proof/values.ts'
import styles from './Setup.module.css'
import type { Wizard } from './use-wizard.ts'
import { setupWords } from './words.ts'

/** Who somebody is. */
export function SetupBasics({ wizard }: { wizard: Wizard }) {
  const { hasPhotos, values, edit, saved, setSaved, faults } = wizard
  const member = useSession().user
  // The member who may be signed in as well is nobody there.
  const user = hasPhotos ? member : null
  const photo = usePhotoPicker(saved.avatarUrl !== null, (avatarUrl) => setSaved({ ...saved, avatarUrl }))
  // Pictures of other sites are not loaded here: a reader's address is nobody's business.
  const given = user?.picture?.startsWith('/') ? user.picture : null
  const picture = saved.avatarUrl ?? given

  return (
    <>
      {!values.licenceOnly && (
        <KindCards
          kind={values.isKindSaid ? values.kind : null}
          onKind={(kind) => edit({ ...withKind(values, kind), isKindSaid: true, ...(kind !== values.kind && { council: '' }) })}
        />
      )}
      <div className={styles.photo}>
        <Avatar id={user?.id ?? ''} name={values.name || say('You')} url={picture} mark={user?.mark} size="xl" />
        <div>
          {hasPhotos && (
            <Button tone="outline" onClick={photo.open}>
              <Camera />
              {photo.label}
            </Button>
          )}
          {!picture && (
            <p className="meta">
              {hasPhotos ? say('Your initials are shown until you add a photo.') : say('Your initials are shown here.')}
            </p>
          )}
        </div>
        {photo.dialog}
      </div>
      <div className={fields.fields}>
        <div className={fields.full}>
          <Field
            label={say('Full Name')}
            name="name"
            autoComplete="name"
            starred
            required
            hint={nameChangeHint(saved.claim?.state === 'approved' ? saved.name : undefined, values.name, say)}
            value={values.name}
            onChange={({ target }) => edit({ name: target.value })}
            {...(faults.name && { error: faults.name })}
          />
        </div>
        <Field
          label={say(labelOf('headline', values.kind))}
          name="headline"
          autoComplete="organization-title"
          starred
          required
          placeholder={say(setupWords[values.kind].headline)}
          value={values.headline}
          onChange={({ target }) => edit({ headline: target.value })}
          {...(faults.headline && { error: faults.headline })}
        />
        <Field
          label={say('Location')}
          name="location"
          starred
          required
          placeholder={say('City, state')}
          value={values.location}
          onChange={({ target }) => edit({ location: target.value })}
          {...(faults.location && { error: faults.location })}
        />
        <div className={fields.full}>
          <Field
            label={say('Phone Number')}
            name="phone"
            type="tel"
            autoComplete="tel"
            optional
            placeholder="+91"
            hint={say('Nobody sees it unless you choose to show it on your profile.')}
            value={values.phone}
            onChange={({ target }) => edit({ phone: target.value })}
            {...(faults.phone && { error: faults.phone })}
          />
        </div>
        <div className={fields.full}>
          <TextArea
            label={say('Professional Bio')}
            name="bio"
            rows={4}
            optional
            placeholder={say('What you do, and what mates can ask you about')}
            value={values.bio}
            onChange={({ target }) => edit({ bio: target.value })}
            {...(faults.bio && { error: faults.bio })}
          />
        </div>
      </div>
    </>
  )
}

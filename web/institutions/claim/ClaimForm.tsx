import { useId } from 'react'
import type { Institution } from '#contract/institution.ts'
import type { OwnInstitutionClaim } from '#contract/institution-claims.ts'
import { institutionKinds } from '#contract/institution-words.ts'
import { api } from '../../lib/api/api.ts'
import { codeOf, issuesOf, wordsOf } from '../../lib/api/failure.ts'
import { newClientId } from '../../lib/client-id.ts'
import { useNavigate } from '../../lib/router.tsx'
import { RefusedName } from '../../moderation/RefusedName.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { TextArea } from '../../ui/form/TextArea.tsx'
import { Note } from '../../ui/status/Note.tsx'
import room from '../Institution.module.css'
import { useAct } from '../use-act.ts'
import { fieldsOf, useDrafted } from '../use-drafted.ts'
import { nounOf, pageOf } from '../words.ts'
import { type Claimed, emptyClaim, foundingOf, saidOf } from './claimed.ts'

type ClaimFormProps = { page: Institution | undefined; claim: OwnInstitutionClaim | undefined; className: string }

/** What goes with a claim. It stays on this device until the claim is there. */
export function ClaimForm({ page, claim, className }: ClaimFormProps) {
  const navigate = useNavigate()
  const hintId = useId()
  const form = useDrafted<Claimed>(`institution-claim:${page?.id ?? 'new'}`, { ...emptyClaim(claim), clientId: newClientId() })
  const { values, changed, drop } = form
  const send = useAct(
    () =>
      page
        ? api.institutionClaims.claim({ institutionId: page.id, ...saidOf(values) })
        : api.institutionClaims.found({ clientId: values.clientId, ...foundingOf(values), ...saidOf(values) }),
    { quiet: true },
  )
  const issues = issuesOf(send.error)
  const field = fieldsOf(form, issues)
  const noun = page ? nounOf[page.kind] : 'institution'
  const submit = () =>
    send.mutate(undefined, {
      onSuccess: ({ institution }) => {
        drop()
        navigate(pageOf(institution.id), { replace: true })
      },
    })
  const cancel = () => {
    drop()
    navigate(page ? pageOf(page.id) : '/institutions', { replace: true })
  }

  return (
    <form
      className={className}
      aria-label="Claim"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!send.isPending) submit()
      }}
    >
      {send.error && issues.length === 0 && (
        <Note tone="danger" role="alert">
          {wordsOf(send.error)}
        </Note>
      )}
      {!page && (
        <>
          <div className={room.two}>
            <Field label="Name of the institution" maxLength={160} {...field('name')} />
            <Select label="What it is" {...field('kind')}>
              {institutionKinds.map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </Select>
          </div>
          {codeOf(send.error) === 'NAME_REFUSED' && <RefusedName name={values.name} />}
          <div className={room.two}>
            <Field label="City" maxLength={80} {...field('city')} />
            <Field label="State" maxLength={80} {...field('state')} />
          </div>
          <Field label="Website" optional type="url" placeholder="https://" {...field('website')} />
        </>
      )}
      <div className={room.two}>
        <Field
          label={`Your email at the ${noun}`}
          optional
          type="email"
          autoComplete="off"
          hint="We send a code there. Without it, the document speaks alone."
          {...field('mailbox')}
        />
        <Field label="What you do there" maxLength={120} placeholder="Medical superintendent" {...field('position')} />
      </div>
      <Field label="Health Facility Registry number" optional placeholder="IN2710001234" {...field('facilityId')} />
      <TextArea
        label="What the reviewer should know"
        optional
        rows={3}
        maxLength={2000}
        {...(page?.claimed && page.role !== 'owner' && { hint: 'Somebody runs this page already: say why it should be you.' })}
        {...field('words')}
      />
      <div className={room.acts}>
        <Button type="submit" busy={send.isPending} aria-describedby={hintId}>
          {claim ? 'Save claim' : 'Send claim'}
        </Button>
        {(changed || claim || page?.claimed || !page) && (
          <Button tone="quiet" onClick={cancel}>
            Cancel
          </Button>
        )}
        <span id={hintId} className="meta">
          Next you enter the code and add the document.
        </span>
      </div>
    </form>
  )
}

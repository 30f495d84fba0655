import { type FormEvent, useId, useState } from 'react'
import type { DeskClaim } from '#contract/claim.ts'
import type { Comparable } from '#contract/claim-facts.ts'
import { type ComparedLine, differencesOf } from '#contract/register-lines.ts'
import { api } from '../../lib/api/api.ts'
import { issuesOf, wordsOf } from '../../lib/api/failure.ts'
import { say } from '../../lib/language/say.ts'
import { Chip } from '../../ui/badge/Chip.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { WritingDialog } from '../../ui/dialog/WritingDialog.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { useChanged } from '../../ui/form/use-changed.ts'
import { Note } from '../../ui/status/Note.tsx'
import { toast } from '../../ui/status/toast.ts'
import { comparedNames } from '../claim/labels.ts'
import { useClaimCache } from '../queries.ts'
import styles from '../Verification.module.css'
import { comparable } from './labels.ts'

/** An approval says what was compared and where: the receipt and "How this was verified" show it. */
export default function ApproveDialog({ claim, onClose }: { claim: DeskClaim; onClose: () => void }) {
  const id = useId()
  const { cacheDeskClaim, invalidateVerification } = useClaimCache()
  const match = claim.registerResults.find(({ outcome }) => outcome === 'match')
  const [compared, setCompared] = useState<Comparable[]>([])
  const [register, setRegister] = useState(match?.provider ?? '')
  const [reasons, setReasons] = useState<Partial<Record<ComparedLine, string>>>({})
  const changed = useChanged([compared, register, reasons])
  const [busy, setBusy] = useState(false)
  const [faults, setFaults] = useState<{ compared?: string; register?: string; reasons?: string; other?: string }>({})

  const record = claim.registerResults.find((result) => result.record !== null)?.record ?? null
  const council = claim.councilName ?? ''
  const differences = claim.claim.proof === 'registration' ? differencesOf({ ...claim.claim, council }, record) : []

  const toggle = (one: Comparable) => {
    setCompared(compared.includes(one) ? compared.filter((other) => other !== one) : [...compared, one])
    setFaults({})
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const found = {
      ...(compared.length === 0 && { compared: 'Say what you compared.' }),
      ...(!register.trim() && { register: 'Say where you compared it.' }),
      ...(differences.some((one) => !reasons[one]?.trim()) && { reasons: 'Say why you approve it all the same.' }),
    }
    setFaults(found)
    if (Object.keys(found).length > 0) return
    setBusy(true)
    try {
      const decided = await api.verification.approve({
        ...{ claimId: claim.id, compared, register },
        reasons: differences.map((of) => ({ of, words: reasons[of] ?? '' })),
      })
      cacheDeskClaim(decided)
      toast.success(
        decided.member.mark?.state === 'holds'
          ? say('Approved. {name}’s profile shows it.', { name: claim.member.name })
          : say('Approved. {name} stays marked as withdrawn until the revoked fact is proven again.', { name: claim.member.name }),
      )
      onClose()
    } catch (error) {
      setFaults({ other: issuesOf(error)[0]?.message ?? wordsOf(error) })
      setBusy(false)
    } finally {
      await invalidateVerification()
    }
  }

  return (
    <WritingDialog
      title={`Approve the claim by ${claim.member.name}`}
      size="narrow"
      changed={changed}
      onClose={onClose}
      footer={
        <>
          <Button tone="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={id} busy={busy}>
            Approve
          </Button>
        </>
      }
    >
      <form id={id} className={styles.stack} noValidate onSubmit={submit}>
        {claim.earlier.some(({ state }) => state === 'revoked') && (
          <Note tone="danger">An earlier claim of this member, or to this number, was revoked. Please read its reason first.</Note>
        )}
        <fieldset>
          <legend className={styles.legend}>What did you compare?</legend>
          <div className={styles.actions}>
            {comparable[claim.proof].map((one) => (
              <Chip key={one} aria-pressed={compared.includes(one)} onClick={() => toggle(one)}>
                {comparedNames[one]}
              </Chip>
            ))}
          </div>
        </fieldset>
        <Field
          label="Where did you compare it?"
          placeholder="IMR public search"
          required
          maxLength={120}
          value={register}
          onChange={({ target }) => {
            setRegister(target.value)
            setFaults({})
          }}
          {...(faults.register && { error: faults.register })}
        />
        {differences.map((one) => (
          <Field
            key={one}
            label={`${one} differs from the register. Why is it right all the same?`}
            hint="Reviewers read it."
            required
            maxLength={300}
            value={reasons[one] ?? ''}
            onChange={({ target }) => {
              setReasons({ ...reasons, [one]: target.value })
              setFaults({})
            }}
            {...(faults.reasons && !reasons[one]?.trim() && { error: faults.reasons })}
          />
        ))}
        {(faults.compared ?? faults.other) && (
          <Note tone="danger" role="alert">
            {faults.compared ?? faults.other}
          </Note>
        )}
        <p className="meta">What you compared and where is shown on the member’s receipt and under “How this was verified”.</p>
      </form>
    </WritingDialog>
  )
}

import { type FormEvent, useId, useState } from 'react'
import type { DeskClaim } from '#contract/claim.ts'
import { api } from '../lib/api.ts'
import { issuesOf, wordsOf } from '../lib/failure.ts'
import { Button } from '../ui/Button.tsx'
import { Chip } from '../ui/Chip.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Field } from '../ui/Field.tsx'
import { Note } from '../ui/Note.tsx'
import { toast } from '../ui/toast.ts'
import { keepDeskClaim, readAgain } from './queries.ts'
import styles from './Verification.module.css'
import { type Compared, comparable, comparedNames } from './words.ts'

/** An approval says what was compared and where: it stands on the receipt and under "How this was verified". */
export default function ApproveDialog({ claim, onClose }: { claim: DeskClaim; onClose: () => void }) {
  const id = useId()
  const match = claim.lookUps.find(({ outcome }) => outcome === 'match')
  const [compared, setCompared] = useState<Compared[]>([])
  const [register, setRegister] = useState(match?.provider ?? '')
  const [busy, setBusy] = useState(false)
  const [faults, setFaults] = useState<{ compared?: string; register?: string; other?: string }>({})

  const toggle = (one: Compared) => {
    setCompared(compared.includes(one) ? compared.filter((other) => other !== one) : [...compared, one])
    setFaults({})
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const found = {
      ...(compared.length === 0 && { compared: 'Say what you compared.' }),
      ...(!register.trim() && { register: 'Say where you compared it.' }),
    }
    setFaults(found)
    if (Object.keys(found).length > 0) return
    setBusy(true)
    try {
      keepDeskClaim(await api.verification.approve({ claimId: claim.id, compared, register }))
      toast.success(`${claim.member.name} is verified.`)
      onClose()
    } catch (error) {
      setFaults({ other: issuesOf(error)[0]?.message ?? wordsOf(error) })
      setBusy(false)
    } finally {
      await readAgain()
    }
  }

  return (
    <Dialog
      title={`Approve the claim of ${claim.member.name}`}
      size="narrow"
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
        <fieldset>
          <legend className={styles.legend}>What did you compare?</legend>
          <div className={styles.acts}>
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
        {(faults.compared ?? faults.other) && (
          <Note tone="danger" role="alert">
            {faults.compared ?? faults.other}
          </Note>
        )}
        <p className="meta">Both stand on the member’s receipt, and under “How this was verified”.</p>
      </form>
    </Dialog>
  )
}

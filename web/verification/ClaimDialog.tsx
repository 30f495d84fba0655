import { type FormEvent, useId, useState } from 'react'
import type { MyClaim } from '#contract/claim.ts'
import type { MemberKind } from '#contract/profile.ts'
import { api } from '../lib/api.ts'
import { issuesOf, wordsOf } from '../lib/failure.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Note } from '../ui/Note.tsx'
import { toast } from '../ui/toast.ts'
import { KindFields } from './KindFields.tsx'
import { ProofFields } from './ProofFields.tsx'
import { readAgain } from './queries.ts'
import { emptyProof, fieldOf, missingInProof, proofOf, type TypedProof, typedFrom, withKind } from './typed-proof.ts'
import styles from './Verification.module.css'

type ClaimDialogProps = {
  /** What was handed in last: the fields begin with it. */
  last: MyClaim | undefined
  kind: MemberKind | null
  onClose: () => void
}

/** Hands a claim in, or a better one for the claim that waits. */
export default function ClaimDialog({ last, kind, onClose }: ClaimDialogProps) {
  const id = useId()
  const [typed, setTyped] = useState<TypedProof>(() => ({
    ...withKind(emptyProof, kind ?? 'doctor'),
    ...(last && typedFrom(last.kind, last.proof)),
  }))
  const [pressed, setPressed] = useState(false)
  const [busy, setBusy] = useState(false)
  const [faults, setFaults] = useState<Partial<Record<string, string>>>({})
  const [failure, setFailure] = useState<string>()
  const missing = missingInProof(typed)

  const type = (change: Partial<TypedProof>) => {
    setTyped({ ...typed, ...change })
    setFaults({})
    setFailure(undefined)
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setPressed(true)
    if (missing.length > 0 || busy) return
    setBusy(true)
    try {
      await api.verification.submit({ kind: typed.kind, proof: proofOf(typed) })
      toast.success('Handed in. We look at it within 24–48 hours.')
      onClose()
      await readAgain()
    } catch (error) {
      const found = issuesOf(error).map(({ path, message }) => [fieldOf(typed.proof, path) ?? path, message] as const)
      setFaults(Object.fromEntries(found))
      if (found.length === 0) setFailure(wordsOf(error))
      setBusy(false)
    }
  }

  return (
    <Dialog
      title={last ? 'Hand in again' : 'Get verified'}
      onClose={onClose}
      lightDismiss={false}
      footer={
        <>
          <Button tone="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={id} busy={busy}>
            Hand in
          </Button>
        </>
      }
    >
      <form id={id} className={styles.stack} noValidate onSubmit={submit}>
        <KindFields
          typed={typed}
          onKind={(chosen) => type({ ...withKind(typed, chosen), council: '' })}
          onProof={(proof) => type({ proof })}
        />
        <ProofFields typed={typed} type={type} faults={faults} missing={pressed ? missing : []} />
        {failure && (
          <Note tone="danger" role="alert">
            {failure}
          </Note>
        )}
        <p className="meta">We never ask for an Aadhaar number. Please do not send it, and cover it on pictures.</p>
      </form>
    </Dialog>
  )
}

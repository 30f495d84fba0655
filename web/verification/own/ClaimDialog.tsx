import { type FormEvent, useId, useState } from 'react'
import type { MyClaim } from '#contract/claim.ts'
import type { MemberKind } from '#contract/profile.ts'
import { api } from '../../lib/api/api.ts'
import { issuesOf, wordsOf } from '../../lib/api/failure.ts'
import { say as sayToReader, useSay } from '../../lib/language/say.ts'
import { sayIssue } from '../../lib/language/say-issue.ts'
import { Button } from '../../ui/button/Button.tsx'
import { WritingDialog } from '../../ui/dialog/WritingDialog.tsx'
import { useChanged } from '../../ui/form/use-changed.ts'
import { Note } from '../../ui/status/Note.tsx'
import { toast } from '../../ui/status/toast.ts'
import { promiseIn } from '../claim/promise.ts'
import { KindCards } from '../proof/KindCards.tsx'
import { ProofFields } from '../proof/ProofFields.tsx'
import { emptyProof, fieldOf, missingInProof, type ProofValues, proofOf, valuesFrom, withKind } from '../proof/values.ts'
import { WaysToProve } from '../proof/WaysToProve.tsx'
import { useClaimCache } from '../queries.ts'
import styles from '../Verification.module.css'

type ClaimDialogProps = {
  /** What was submitted last: the fields begin with it. */
  last: MyClaim | undefined
  kind: MemberKind | null
  onClose: () => void
}

/** Submits a claim, or a better one for the claim that waits. */
export default function ClaimDialog({ last, kind, onClose }: ClaimDialogProps) {
  const say = useSay()
  const id = useId()
  const { invalidateVerification } = useClaimCache()
  const [values, setValues] = useState<ProofValues>(() => ({
    ...withKind(emptyProof, kind ?? 'doctor'),
    ...(last?.proof && valuesFrom(last.kind, last.proof)),
  }))
  const changed = useChanged(values)
  const [pressed, setPressed] = useState(false)
  const [busy, setBusy] = useState(false)
  const [faults, setFaults] = useState<Partial<Record<string, string>>>({})
  const [failure, setFailure] = useState<string>()
  const missing = missingInProof(values)

  const edit = (change: Partial<ProofValues>) => {
    setValues({ ...values, ...change })
    setFaults({})
    setFailure(undefined)
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setPressed(true)
    if (missing.length > 0 || busy) return
    setBusy(true)
    try {
      const { state } = await api.verification.submit({ kind: values.kind, proof: proofOf(values) })
      toast.success(
        state === 'unconfirmed'
          ? sayToReader('Now enter the code from our email. Your claim then goes to a reviewer.')
          : sayToReader('Submitted. We will review it within {promise}.', { promise: promiseIn(sayToReader) }),
      )
      onClose()
      await invalidateVerification()
    } catch (error) {
      const found = issuesOf(error).map(({ path, message }) => [fieldOf(values.proof, path) ?? path, sayIssue(message, say)] as const)
      setFaults(Object.fromEntries(found))
      if (found.length === 0) setFailure(wordsOf(error))
      setBusy(false)
    }
  }

  return (
    <WritingDialog
      title={say(last ? 'Submit again' : 'Get verified')}
      onClose={onClose}
      changed={changed}
      footer={
        <>
          <Button tone="outline" onClick={onClose}>
            {say('Cancel')}
          </Button>
          <Button type="submit" form={id} busy={busy}>
            {say('Submit')}
          </Button>
        </>
      }
    >
      <form id={id} className={styles.stack} noValidate onSubmit={submit}>
        <KindCards kind={values.kind} onKind={(chosen) => edit({ ...withKind(values, chosen), council: '' })} />
        <WaysToProve values={values} onProof={(proof) => edit({ proof })} />
        <ProofFields values={values} edit={edit} faults={faults} missing={pressed ? missing : []} />
        {failure && (
          <Note tone="danger" role="alert">
            {failure}
          </Note>
        )}
        <p className="meta">{say('We never ask for your Aadhaar number. Please do not send it, and cover it in photos.')}</p>
      </form>
    </WritingDialog>
  )
}

import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../lib/api/api.ts'
import { wordsOf } from '../../lib/api/failure.ts'
import { say } from '../../lib/language/say.ts'
import { FormDialog } from '../../ui/dialog/FormDialog.tsx'
import { useChanged } from '../../ui/form/use-changed.ts'
import { toast } from '../../ui/status/toast.ts'
import { CertificateFields } from './CertificateFields.tsx'
import { certificateFaults, emptyCertificate } from './certificate.ts'
import { isSound } from './papers/paper.ts'

/** One certification: title, issuer and year. */
export default function AddCertification({ onClose }: { onClose: () => void }) {
  const [certificate, setCertificate] = useState(emptyCertificate)
  const changed = useChanged(certificate)
  const [tried, setTried] = useState(false)
  const cache = useQueryClient()
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)

  const add = async () => {
    setTried(true)
    setError(undefined)
    if (!isSound(certificateFaults(certificate))) return
    setBusy(true)
    try {
      await api.profile.addCertification(certificate)
      await cache.invalidateQueries()
      toast.success(say('Certification added'))
      onClose()
    } catch (reason) {
      setError(wordsOf(reason))
      setBusy(false)
    }
  }

  return (
    <FormDialog
      title="Add certification"
      size="narrow"
      submitLabel="Add certification"
      busy={busy}
      changed={changed}
      error={error}
      onSubmit={add}
      onClose={onClose}
    >
      <CertificateFields certificate={certificate} faults={tried ? certificateFaults(certificate) : {}} onChange={setCertificate} />
    </FormDialog>
  )
}

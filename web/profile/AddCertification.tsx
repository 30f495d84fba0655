import { useState } from 'react'
import { api } from '../lib/api.ts'
import { wordsOf } from '../lib/failure.ts'
import { queryClient } from '../lib/query.ts'
import { toast } from '../ui/toast.ts'
import { CertificateFields } from './CertificateFields.tsx'
import { EditDialog } from './EditDialog.tsx'
import { isSound } from './paper.ts'
import { certificateFaults, emptyCertificate } from './working-copy.ts'

/** One certification: title, issuer and year. */
export default function AddCertification({ onClose }: { onClose: () => void }) {
  const [certificate, setCertificate] = useState(emptyCertificate)
  const [tried, setTried] = useState(false)
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)

  const add = async () => {
    setTried(true)
    setError(undefined)
    if (!isSound(certificateFaults(certificate))) return
    setBusy(true)
    try {
      await api.profile.addCertification(certificate)
      await queryClient.invalidateQueries()
      toast.success('Certification added')
      onClose()
    } catch (reason) {
      setError(wordsOf(reason))
      setBusy(false)
    }
  }

  return (
    <EditDialog title="Add certification" size="narrow" act="Add certification" busy={busy} error={error} onAct={add} onClose={onClose}>
      <CertificateFields certificate={certificate} faults={tried ? certificateFaults(certificate) : {}} onChange={setCertificate} />
    </EditDialog>
  )
}

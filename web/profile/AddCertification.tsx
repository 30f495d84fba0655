import { useState } from 'react'
import { api } from '../lib/api.ts'
import { wordsOf } from '../lib/failure.ts'
import { queryClient } from '../lib/query.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Note } from '../ui/Note.tsx'
import { toast } from '../ui/toast.ts'
import { CertificateFields } from './CertificateFields.tsx'
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
    <Dialog
      title="Add certification"
      size="narrow"
      onClose={onClose}
      lightDismiss={false}
      footer={
        <>
          <Button tone="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button busy={busy} onClick={add}>
            Add certification
          </Button>
        </>
      }
    >
      {error && (
        <Note tone="danger" role="alert">
          {error}
        </Note>
      )}
      <CertificateFields certificate={certificate} faults={tried ? certificateFaults(certificate) : {}} onChange={setCertificate} />
    </Dialog>
  )
}

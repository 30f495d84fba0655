import { useQuery } from '@tanstack/react-query'
import { codeOf } from '../../lib/api/failure.ts'
import { EmptyState } from '../../ui/list/EmptyState.tsx'
import { Failed } from '../../ui/list/QueryList.tsx'
import { Note } from '../../ui/status/Note.tsx'
import { Loading } from '../../ui/status/Skeleton.tsx'
import { CertificateCard } from './CertificateCard.tsx'
import styles from './Certificates.module.css'
import { checkQuery } from './queries.ts'

/** Whether a certificate is genuine: for anybody who was shown its number. */
export function CheckPage({ certificateNumber }: { certificateNumber: string }) {
  const { data, error, refetch } = useQuery(checkQuery(certificateNumber))
  if (codeOf(error) === 'NOT_FOUND')
    return (
      <EmptyState level={2} title="We know no such certificate.">
        Compare the number letter by letter: {certificateNumber}. A certificate goes when its member leaves Wardmates.
      </EmptyState>
    )
  if (error) return <Failed what="the certificate" onRetry={() => void refetch()} />
  if (!data) return <Loading label="Looking the certificate up" />
  return (
    <div className={styles.check}>
      <Note>
        <b>Wardmates issued this certificate.</b> It says that the course was finished, not that the hours were accredited by anybody.
      </Note>
      <CertificateCard certificate={data.certificate} />
      <details>
        <summary>Check the signature yourself</summary>
        <p className="ui">Ed25519 over the UTF-8 of the signed text. The key also stands at /.well-known/certificate-keys.json.</p>
        <h3>Signed text</h3>
        <pre>{data.body}</pre>
        <h3>Signature</h3>
        <pre>{data.signature}</pre>
        <h3>Public key</h3>
        <pre>{data.publicKey}</pre>
      </details>
    </div>
  )
}

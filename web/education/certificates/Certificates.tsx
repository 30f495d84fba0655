import { useQuery } from '@tanstack/react-query'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import { Failed } from '../../ui/list/QueryList.tsx'
import { CertificateCard } from './CertificateCard.tsx'
import { certificatesQuery } from './queries.ts'

/** One's certificates, the latest first. */
export function Certificates() {
  const { data, isError, refetch } = useQuery(certificatesQuery)
  if (!data) return isError ? <Failed what="your certificates" onRetry={() => void refetch()} /> : null
  if (data.items.length === 0)
    return (
      <Sheet title="Certificates" padded>
        <p className="ui">A course that you finish gives a signed certificate, which stands here.</p>
      </Sheet>
    )
  return data.items.map((certificate) => <CertificateCard key={certificate.certificateNumber} certificate={certificate} isOwn />)
}

import { useInfiniteQuery } from '@tanstack/react-query'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import { Failed, itemsOf } from '../../ui/list/QueryList.tsx'
import { ShowMore } from '../../ui/list/ShowMore.tsx'
import { CertificateCard } from './CertificateCard.tsx'
import { certificatesQuery } from './queries.ts'

/** One's certificates, the latest first. */
export function Certificates() {
  const certificates = useInfiniteQuery(certificatesQuery)
  if (!certificates.data)
    return certificates.isError ? <Failed what="your certificates" onRetry={() => void certificates.refetch()} /> : null
  const items = itemsOf(certificates.data)
  if (items.length === 0)
    return (
      <Sheet title="Certificates" padded>
        <p className="ui">A course that you finish gives a signed certificate, which stands here.</p>
      </Sheet>
    )
  return (
    <>
      {items.map((certificate) => (
        <CertificateCard key={certificate.certificateNumber} certificate={certificate} isOwn />
      ))}
      {certificates.hasNextPage && <ShowMore tone="outline" block query={certificates} label="Show more certificates" />}
    </>
  )
}

import { useQuery } from '@tanstack/react-query'
import { FileX } from 'lucide-react'
import { useSession } from '../../lib/session.ts'
import { Badge } from '../../ui/badge/Badge.tsx'
import { askRetracted } from './ask-retracted.ts'
import { doisIn } from './dois.ts'

/** Beside a text that names a work by its DOI: that it was retracted, where the list of retractions says so. */
export default function CitesRetracted({ text }: { text: string }) {
  const { signedIn } = useSession()
  const dois = doisIn(text)
  const { data } = useQuery({
    queryKey: ['retracted', dois],
    queryFn: () => askRetracted(dois),
    enabled: signedIn && dois.length > 0,
  })
  if (!data || data.length === 0) return null
  return (
    <p>
      <Badge tone="danger">
        <FileX />
        Cites a retracted paper
      </Badge>
      <span className="vh">: {data.join(', ')}</span>
    </p>
  )
}

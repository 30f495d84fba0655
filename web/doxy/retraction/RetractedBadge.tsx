import { FileX } from 'lucide-react'
import { useSay } from '../../lib/language/say.ts'
import { Badge } from '../../ui/badge/Badge.tsx'

/** Stands wherever a retracted paper is named. */
export function RetractedBadge() {
  const say = useSay()
  return (
    <Badge tone="danger">
      <FileX />
      {say('Retracted')}
    </Badge>
  )
}

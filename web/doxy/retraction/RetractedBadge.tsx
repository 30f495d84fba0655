import { FileX } from 'lucide-react'
import { Badge } from '../../ui/badge/Badge.tsx'

/** Stands wherever a retracted paper is named. */
export const RetractedBadge = () => (
  <Badge tone="danger">
    <FileX />
    Retracted
  </Badge>
)

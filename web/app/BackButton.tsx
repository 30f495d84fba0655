import { ArrowLeft } from 'lucide-react'
import { useNavigate } from 'react-router'
import { IconButton } from '../ui/IconButton.tsx'

/** True when the page before this one is ours. Older browsers only know of the pages since this document, which the router numbers. */
const cameFromHere = () => window.navigation?.canGoBack ?? ((window.history.state as { idx?: number } | null)?.idx ?? 0) > 0

/** One page back; for somebody who has just arrived, home instead of out of the house. */
export function BackButton({ home, className }: { home: string; className?: string }) {
  const navigate = useNavigate()
  return (
    <IconButton label="Go back" className={className} onClick={() => (cameFromHere() ? navigate(-1) : navigate(home))}>
      <ArrowLeft />
    </IconButton>
  )
}

import { ArrowLeft } from 'lucide-react'
import { say } from '../../lib/language/say.ts'
import { useNavigate } from '../../lib/router.tsx'
import { IconButton } from '../../ui/button/IconButton.tsx'

/** True when the page before this one is ours. Browsers without the Navigation API only know of the pages since this document, which our router numbers. */
const cameFromHere = () => window.navigation?.canGoBack ?? ((window.history.state as { idx?: number } | null)?.idx ?? 0) > 0

/** One page back; for somebody who has just arrived, home instead of out of the house. */
export function BackButton({ home, className }: { home: string; className?: string }) {
  const navigate = useNavigate()
  return (
    <IconButton label={say('Go back')} className={className} onClick={() => (cameFromHere() ? navigate(-1) : navigate(home))}>
      <ArrowLeft />
    </IconButton>
  )
}

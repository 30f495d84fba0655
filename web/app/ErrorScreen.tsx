import { RotateCw } from 'lucide-react'
import { useEffect } from 'react'
import { brand } from '#contract/brand.ts'
import { Button } from '../ui/Button.tsx'
import { Centre } from '../ui/Centre.tsx'
import { LeadOff } from '../ui/ChartPaper.tsx'

/** What is left when a page could not be drawn: one calm sentence and a way to try again. */
export function ErrorScreen({ requestId }: { requestId?: string }) {
  useEffect(() => {
    document.title = `Something went wrong · ${brand.name}`
  }, [])

  return (
    <main id="main" tabIndex={-1}>
      <Centre
        art={<LeadOff />}
        title="Something went wrong."
        action={
          <Button onClick={() => window.location.reload()}>
            <RotateCw />
            Reload Page
          </Button>
        }
      >
        <p>A lead came off. Nothing you signed has been lost; reload to reattach it.</p>
        {requestId && (
          <p className="meta">
            Reference <code>{requestId}</code>
          </p>
        )}
      </Centre>
    </main>
  )
}

import { RotateCw } from 'lucide-react'
import { useEffect } from 'react'
import { brand } from '#contract/brand.ts'
import { onLineBack } from '../lib/line.ts'
import { LeadOff } from '../ui/art/ChartPaper.tsx'
import { Button } from '../ui/button/Button.tsx'
import { Centre } from '../ui/layout/Centre.tsx'

/** What is left when a page could not be drawn: one calm sentence and a way to try again. */
export function ErrorScreen({ requestId }: { requestId?: string }) {
  useEffect(() => {
    document.title = `Something went wrong · ${brand.name}`
    // What failed without a line is well again with it, and nothing stands here that a reload could lose.
    return onLineBack(() => window.location.reload())
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
        <p>Nothing you have posted is lost. Reload the page to continue.</p>
        {requestId && (
          <p className="meta">
            Reference <code>{requestId}</code>
          </p>
        )}
      </Centre>
    </main>
  )
}

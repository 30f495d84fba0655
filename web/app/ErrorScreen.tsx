import { RotateCw } from 'lucide-react'
import { useEffect } from 'react'
import { brand } from '#contract/brand.ts'
import { say } from '../lib/language/say.ts'
import { onLineBack } from '../lib/line.ts'
import { LeadOff } from '../ui/art/ChartPaper.tsx'
import { Button } from '../ui/button/Button.tsx'
import { InReadersLanguage } from '../ui/language/InReadersLanguage.tsx'
import { Centre } from '../ui/layout/Centre.tsx'

/** What is left when a page could not be drawn: one calm sentence and a way to try again. */
export function ErrorScreen({ requestId }: { requestId?: string }) {
  useEffect(() => {
    document.title = `${say('Something went wrong')} · ${brand.name}`
    // What failed without a line is well again with it, and nothing stands here that a reload could lose.
    return onLineBack(() => window.location.reload())
  }, [])

  return (
    <main id="main" tabIndex={-1}>
      <InReadersLanguage>
        <Centre
          art={<LeadOff />}
          title={say('Something went wrong.')}
          action={
            <Button onClick={() => window.location.reload()}>
              <RotateCw />
              {say('Reload Page')}
            </Button>
          }
        >
          <p>{say('Nothing you have posted is lost. Reload the page to continue.')}</p>
          {requestId && (
            <p className="meta">
              {say('Reference')} <code>{requestId}</code>
            </p>
          )}
        </Centre>
      </InReadersLanguage>
    </main>
  )
}

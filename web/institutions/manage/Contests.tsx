import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import type { ContestedClaim } from '#contract/institution-claims.ts'
import type { Id } from '#contract/page.ts'
import { api } from '../../lib/api/api.ts'
import { inFull, onDay } from '../../lib/dates.ts'
import { say } from '../../lib/language/say.ts'
import { Button } from '../../ui/button/Button.tsx'
import { part } from '../../ui/later.tsx'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import { toast } from '../../ui/status/toast.ts'
import room from '../Institution.module.css'
import { contestsQuery } from '../queries.ts'
import { useAct } from '../use-act.ts'

const MessageDialog = part(async () => ({ default: (await import('../../verification/claim/MessageDialog.tsx')).MessageDialog }))

/** Claims of others to this page, and what its owner says to them. Whose they are stays with the reviewer. */
export function Contests({ institutionId }: { institutionId: Id }) {
  const { data } = useQuery(contestsQuery(institutionId))
  return data?.items.map((contest) => <Contest key={contest.id} contest={contest} />)
}

function Contest({ contest: { id: claimId, submittedAt, dueAt, words } }: { contest: ContestedClaim }) {
  const [writing, setWriting] = useState(false)
  const answer = useAct((said: string) => api.institutionClaims.answer({ claimId, words: said }), { quiet: true })
  return (
    <Sheet bleed padded title="Another claim">
      <div className={room.stack}>
        <p className="ui">
          <b>Somebody else asked to run this page on {onDay(submittedAt)}.</b> A reviewer decides{dueAt && ` by ${inFull(dueAt)}`}. Nothing
          changes until then.
        </p>
        {words && (
          <div>
            <p className="meta">You told the reviewer:</p>
            <p className={`ui ${room.words}`}>{words}</p>
          </div>
        )}
        <Button tone="outline" onClick={() => setWriting(true)}>
          {words ? 'Change what you said' : 'Send your side'}
        </Button>
      </div>
      <Suspense>
        {writing && (
          <MessageDialog
            title="Your side"
            label="What the reviewer should know"
            hint="Reviewers read it. Whoever claims the page does not."
            confirm="Send"
            send={(said) => answer.mutateAsync(said).then(() => toast.success(say('Sent to the reviewer.')))}
            onClose={() => setWriting(false)}
          />
        )}
      </Suspense>
    </Sheet>
  )
}

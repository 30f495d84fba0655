import { Suspense, useState } from 'react'
import { useSay } from '../lib/language/say.ts'
import { Button } from '../ui/button/Button.tsx'
import { part } from '../ui/later.tsx'

const AppealDialog = part(() => import('./AppealDialog.tsx'))

/** The way on for whoever stands by a name that was refused. */
export function RefusedName({ name }: { name: string }) {
  const say = useSay()
  const [asking, setAsking] = useState(false)
  const [asked, setAsked] = useState<string>()
  return (
    <div role="status">
      {asked === name ? (
        <p className="ui">{say('A reviewer will look at this name, and you will be notified. Please use another one until then.')}</p>
      ) : (
        <Button tone="outline" size="small" onClick={() => setAsking(true)}>
          {say('Ask a person to look at it')}
        </Button>
      )}
      <Suspense>{asking && <AppealDialog name={name} onSent={() => setAsked(name)} onClose={() => setAsking(false)} />}</Suspense>
    </div>
  )
}

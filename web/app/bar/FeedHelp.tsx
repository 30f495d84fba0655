import { Rss, Shapes } from 'lucide-react'
import { Suspense, useState } from 'react'
import { say } from '../../lib/language/say.ts'
import { Button } from '../../ui/button/Button.tsx'
import { spokenPart } from '../../ui/language/spoken-part.tsx'

const FollowsDialog = spokenPart(() => import('../../feed/choices/FollowsDialog.tsx'))
const ChartKeyDialog = spokenPart(() => import('../../feed/ChartKeyDialog.tsx'))

/** What stands beside the feed where there is room for it. */
export function FeedHelp() {
  const [shown, setShown] = useState<'follows' | 'marks'>()
  const close = () => setShown(undefined)
  return (
    <>
      <Button tone="outline" aria-haspopup="dialog" onClick={() => setShown('follows')}>
        <Rss />
        {say('What you follow')}
      </Button>
      <Button tone="outline" aria-haspopup="dialog" onClick={() => setShown('marks')}>
        <Shapes />
        {say('What the marks mean')}
      </Button>
      <Suspense>
        {shown === 'follows' && <FollowsDialog onClose={close} />}
        {shown === 'marks' && <ChartKeyDialog onClose={close} />}
      </Suspense>
    </>
  )
}

import { FileText } from 'lucide-react'
import { Suspense, useState } from 'react'
import { PageIsTranslated, useSay } from '../../../lib/language/say.ts'
import { IconButton } from '../../../ui/button/IconButton.tsx'
import { part } from '../../../ui/later.tsx'
import { useAwaitsPicture } from '../awaits-picture.ts'
import { focusComposer } from '../focus-composer.ts'
import { useIsWriting, useKept } from './kept.ts'

const DraftsDialog = part(() => import('./DraftsDialog.tsx'))

/** The way to the drafts of this browser, as soon as there is something to keep. */
export function DraftsButton() {
  const say = useSay()
  const kept = useKept()
  const isWriting = useIsWriting()
  const isAwaiting = useAwaitsPicture()
  const [isOpen, setOpen] = useState(false)
  if (kept.length === 0 && !isWriting && !isOpen) return null

  const write = () => {
    setOpen(false)
    focusComposer()
  }
  return (
    <>
      <IconButton
        label={kept.length > 0 ? say('Drafts, {count} kept', { count: kept.length }) : say('Drafts')}
        aria-haspopup="dialog"
        disabled={isAwaiting}
        onClick={() => setOpen(true)}
      >
        <FileText />
      </IconButton>
      <PageIsTranslated value={false}>
        <Suspense>{isOpen && <DraftsDialog onWrite={write} onClose={() => setOpen(false)} />}</Suspense>
      </PageIsTranslated>
    </>
  )
}

import { Stethoscope } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { User } from '#contract/account.ts'
import { PageIsTranslated, useSay } from '../../lib/language/say.ts'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { part } from '../../ui/later.tsx'

const CaseDialog = part(() => import('./CaseDialog.tsx'))

/** Leads to where a case is written. */
export function CaseButton({ user }: { user: User }) {
  const say = useSay()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton label={say('Post a case')} onClick={() => setOpen(true)}>
        <Stethoscope />
      </IconButton>
      <PageIsTranslated value={false}>
        <Suspense>{isOpen && <CaseDialog user={user} onClose={() => setOpen(false)} />}</Suspense>
      </PageIsTranslated>
    </>
  )
}

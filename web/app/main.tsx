import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { speak } from '../lib/language/language.ts'
import { speaking } from '../lib/language/say.ts'
import { BrowserRouter } from '../lib/router.tsx'
import '../ui/base.css'
import './document/mount-failure.css'
import { MOUNT_FAILED } from './document/mounting.ts'
import { Program } from './Program.tsx'
import { prepare } from './prepare.ts'

const program = (
  <StrictMode>
    <BrowserRouter>
      <Program />
    </BrowserRouter>
  </StrictMode>
)

const onUncaughtError = (error: unknown) => {
  reportError(error)
  window.dispatchEvent(new Event(MOUNT_FAILED))
}

async function start() {
  const drawnIn = document.documentElement.lang === 'hi' ? 'hi' : 'en'
  // What was drawn beforehand is taken over whole, never hidden behind a fallback.
  await Promise.all([speak(), prepare(window.location.pathname)])

  const root = document.getElementById('root')!
  // What hid a member's frame from guests must not hide where they are led.
  delete root.dataset.membersOnly
  // In slices: what is pressed meanwhile is heard.
  startTransition(() => {
    // What was drawn in another language is drawn anew.
    if (root.hasAttribute('data-prerendered') && speaking() === drawnIn) hydrateRoot(root, program, { onUncaughtError })
    else createRoot(root, { onUncaughtError }).render(program)
  })
}

// Nothing waits for this at the top of the module: the parts of the page import from it.
start().catch(onUncaughtError)

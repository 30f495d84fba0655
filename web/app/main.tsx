import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import '../ui/base.css'
import './mount-failure.css'
import { MOUNT_FAILED } from './mounting.ts'
import { Program } from './Program.tsx'
import { prepare } from './prepare.ts'
import { renewAfterRelease } from './renewal.ts'

renewAfterRelease()

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

// What was drawn beforehand is taken over whole, never hidden behind a fallback.
await prepare(window.location.pathname)

const root = document.getElementById('root')!
if (root.hasAttribute('data-prerendered')) hydrateRoot(root, program, { onUncaughtError })
else createRoot(root, { onUncaughtError }).render(program)

import { useEffect } from 'react'
import { afterSoon } from '../ui/later.tsx'
import { App } from './App.tsx'
import { MOUNTED } from './document/mounting.ts'
import { loadErrorScreen } from './ErrorBoundary.tsx'
import { loadInnerPages } from './routes/front.tsx'
import { keepOffline } from './worker.ts'

/** Tells the document that the program is here, once what was prerendered has been taken over. */
function Arrival() {
  useEffect(() => {
    const tell = () => {
      window.dispatchEvent(new Event(MOUNTED))
      void afterSoon(loadErrorScreen)
      void afterSoon(loadInnerPages)
      keepOffline()
    }
    if (typeof requestIdleCallback === 'function') requestIdleCallback(tell, { timeout: 1000 })
    else setTimeout(tell)
  }, [])
  return null
}

/** What is drawn inside a router, on the server and in the browser alike: the shape has to be the same in both. */
export const Program = () => (
  <>
    <App />
    <Arrival />
  </>
)

import type { Id } from '#contract/page.ts'
import { useNavigate } from '../../lib/router.tsx'
import { COMPOSER, focusComposer } from './focus-composer.ts'
import { changePostDraft } from './use-composer.ts'

const asked = { focus: false }

/** Puts a post into what is being written, and leads to where that is: on this page, whichever feed stands there, or on the dashboard. */
export function useQuote(postId: Id) {
  const navigate = useNavigate()
  return () => {
    changePostDraft({ quotedId: postId })
    // A dialog over the page makes way, as it does for Escape.
    document.querySelector('dialog[open]')?.dispatchEvent(new Event('cancel', { cancelable: true }))
    if (document.getElementById(COMPOSER)) return void focusComposer()
    focusNext()
    void navigate('/dashboard')
  }
}

/** The place for writing that is drawn next takes the focus. */
export function focusNext() {
  asked.focus = true
}

/** Whether it does; true once. */
export function takesFocus() {
  const { focus } = asked
  asked.focus = false
  return focus
}

import { type RefObject, Suspense } from 'react'
import type { Id } from '#contract/page.ts'
import { part } from '../../ui/later.tsx'
import type { Scan } from './use-scan.ts'

const Suggestions = part(() => import('./Suggestions.tsx'))
const IdentifierNote = part(() => import('./IdentifierNote.tsx'))

type WritingHelpProps = {
  /** Where it is written: the field of a form that is sent. */
  area: RefObject<HTMLTextAreaElement | null>
  text: string
  scan: Scan
  /** What sending is called: "Post". */
  send: string
  /** The post under which is written; Doxy AI can be asked there. */
  postId?: Id
}

/** What helps whoever writes a post or a comment, from the first letter on: each part comes with what calls for it. */
export default function WritingHelp({ area, text, scan, send, postId }: WritingHelpProps) {
  const { found, isHeld, isUnseen } = scan
  return (
    <>
      <Suspense>{/[#@]/.test(text) && <Suggestions area={area} postId={postId} />}</Suspense>
      <Suspense>{found && <IdentifierNote area={area} found={found} isHeld={isHeld} send={send} onSend={scan.send} />}</Suspense>
      {isUnseen && (
        <p className="meta" role="status">
          This text could not be looked through for what may identify a patient. Please read it once more yourself.
        </p>
      )}
    </>
  )
}

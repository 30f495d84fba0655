import type { Posting } from '#contract/posting.ts'
import split from '../../institutions/page/Overview.module.css'
import { Note } from '../../ui/status/Note.tsx'
import { EditorHead } from './EditorHead.tsx'
import { Preview } from './Preview.tsx'

/** A job that is closed, as it was read: nothing of it changes any more. */
export const ClosedJob = ({ posting }: { posting: Posting }) => (
  <div className={split.column}>
    <EditorHead institution={posting.institution} posting={posting} hasTyped={false} onDropped={() => {}} />
    <Note>This job is closed and cannot be changed. Offer it again as a new one.</Note>
    <Preview institution={posting.institution} content={posting} hasWrongPay={false} record={posting.answerRecord} />
  </div>
)

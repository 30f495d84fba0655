import type { ComponentProps } from 'react'
import type { Posting } from '#contract/posting.ts'
import split from '../../institutions/page/Overview.module.css'
import { Note } from '../../ui/status/Note.tsx'
import { EditorHead } from './EditorHead.tsx'
import { PostingEditor } from './PostingEditor.tsx'
import { Preview } from './Preview.tsx'

/** A job that is closed, as it was read: nothing of it changes any more. */
const ClosedJob = ({ posting }: { posting: Posting }) => (
  <div className={split.column}>
    <EditorHead institution={posting.institution} posting={posting} hasTyped={false} isStored onDropped={() => {}} />
    <Note>This job is closed and cannot be changed. Offer it again as a new one.</Note>
    <Preview institution={posting.institution} content={posting} hasWrongPay={false} record={posting.answerRecord} />
  </div>
)

/** Where a job is written, as long as it can be. */
export const EditedJob = ({ institution, posting }: ComponentProps<typeof PostingEditor>) =>
  posting?.postingState === 'closed' ? (
    <ClosedJob posting={posting} />
  ) : (
    <PostingEditor key={posting?.id} institution={institution} posting={posting} />
  )

import type { ComponentProps } from 'react'
import { ClosedJob } from './ClosedJob.tsx'
import { PostingEditor } from './PostingEditor.tsx'

/** Where a job is written, as long as it can be. */
export const EditedJob = ({ institution, posting }: ComponentProps<typeof PostingEditor>) =>
  posting?.postingState === 'closed' ? (
    <ClosedJob posting={posting} />
  ) : (
    <PostingEditor key={posting?.id} institution={institution} posting={posting} />
  )

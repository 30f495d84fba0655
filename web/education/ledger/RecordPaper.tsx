import { useQuery } from '@tanstack/react-query'
import type { Id } from '#contract/page.ts'
import { paperQuery } from '../../research/queries.ts'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { Failed } from '../../ui/list/QueryList.tsx'
import { Loading } from '../../ui/status/Skeleton.tsx'
import EntryDialog from './EntryDialog.tsx'

/** Records what was learned from a paper, by its title. */
export default function RecordPaper({ paperId, onClose }: { paperId: Id; onClose: () => void }) {
  const { data, isError, refetch } = useQuery(paperQuery(paperId))
  if (data) return <EntryDialog begun={{ title: data.title.slice(0, TITLE_MAX), source: { kind: 'paper', paperId } }} onClose={onClose} />
  return (
    <Dialog title="Add an entry" onClose={onClose}>
      {isError ? (
        <Failed what="the paper" onRetry={() => void refetch()}>
          It may have been removed, or its uploader may share it with fewer people by now.
        </Failed>
      ) : (
        <Loading label="Loading the paper" rows={2} />
      )}
    </Dialog>
  )
}

/** Of the title of an entry. */
const TITLE_MAX = 200

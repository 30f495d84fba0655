import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import type { Id } from '#contract/page.ts'
import type { OpenedPaper } from '#contract/papers.ts'
import { codeOf } from '../../lib/api/failure.ts'
import { useSession } from '../../lib/session.ts'
import { ButtonLink } from '../../ui/button/ButtonLink.tsx'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import { EmptyState } from '../../ui/list/EmptyState.tsx'
import { Failed } from '../../ui/list/QueryList.tsx'
import { Loading } from '../../ui/status/Skeleton.tsx'
import { Comments } from '../comments/Comments.tsx'
import hubStyles from '../Research.module.css'
import { useLivePaper } from '../use-live-paper.ts'
import { PaperHead } from './PaperHead.tsx'
import { Reader } from './Reader.tsx'
import type { Sought } from './TextOfVersion.tsx'
import { Versions } from './Versions.tsx'

/** One paper: what it says of itself, its versions, its text and what is said about it. */
export function PaperDetail({ paperId, back }: { paperId: Id; back: string }) {
  const paper = useLivePaper(paperId)
  return (
    <Sheet bleed aria-label={paper.data?.title ?? 'Paper'}>
      <ButtonLink tone="quiet" size="small" to={back} className={hubStyles.back}>
        <ArrowLeft />
        All papers
      </ButtonLink>
      {paper.data ? (
        <Opened paper={paper.data} />
      ) : paper.isError ? (
        codeOf(paper.error) === 'NOT_FOUND' ? (
          <EmptyState title="This paper is not here any more, or not for you." />
        ) : (
          <Failed what="the paper" onRetry={() => void paper.refetch()} />
        )
      ) : (
        <Loading label="Loading the paper" />
      )}
    </Sheet>
  )
}

function Opened({ paper }: { paper: OpenedPaper }) {
  const { user } = useSession()
  const [shown, setShown] = useState<number>()
  const [sought, setSought] = useState<Sought>()
  const no = shown ?? paper.versions
  const show = (versionNo: number) => {
    setShown(versionNo)
    setSought(undefined)
  }
  const seek = (commentId: string, versionNo: number) => {
    setShown(versionNo)
    setSought({ commentId })
  }
  return (
    <>
      <PaperHead paper={paper} />
      <Versions paper={paper} shown={no} onShow={show} />
      <Reader key={no} paper={paper} no={no} sought={sought} />
      <Comments paper={paper} user={user} shown={no} onSeek={seek} />
    </>
  )
}

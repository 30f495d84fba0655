import { ArrowLeft } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { LiveEvents } from '#contract/live-events.ts'
import type { Id } from '#contract/page.ts'
import type { OpenedPaper } from '#contract/papers.ts'
import { codeOf } from '../../lib/api/failure.ts'
import { useKeptSince } from '../../lib/kept/kept.ts'
import { useSession } from '../../lib/session.ts'
import { ButtonLink } from '../../ui/button/ButtonLink.tsx'
import { part } from '../../ui/later.tsx'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import { EmptyState } from '../../ui/list/EmptyState.tsx'
import { Failed } from '../../ui/list/QueryList.tsx'
import { KeptNote } from '../../ui/status/KeptNote.tsx'
import { Loading } from '../../ui/status/Skeleton.tsx'
import { Analysis } from '../analysis/Analysis.tsx'
import { Comments } from '../comments/Comments.tsx'
import { InLibrary } from '../evidence/InLibrary.tsx'
import { paperQuery } from '../queries.ts'
import hubStyles from '../Research.module.css'
import { RetractionNotice } from '../retraction/RetractionNotice.tsx'
import { useLivePaper } from '../use-live-paper.ts'
import { newestText } from './newest-text.ts'
import { PaperHead } from './PaperHead.tsx'
import { Reader, type View } from './Reader.tsx'
import type { Sought } from './sought.ts'
import { Versions } from './Versions.tsx'

const PreviewAnalysis = part(async () => ({ default: (await import('../analysis/PreviewAnalysis.tsx')).PreviewAnalysis }))

type PaperDetailProps = {
  paperId: Id
  back: string
  /** The page of its newest version at which it is opened, or words of its text. */
  page: number | undefined
  quote: string | undefined
}

/** One paper: what it says of itself, its versions, its text and what is said about it. */
export function PaperDetail({ paperId, back, page, quote }: PaperDetailProps) {
  const { paper, now } = useLivePaper(paperId)
  const keptSince = useKeptSince(paperQuery(paperId).queryKey)
  // What was read before may be for fewer people by now.
  const isGone = codeOf(paper.error) === 'NOT_FOUND'
  return (
    <Sheet bleed aria-label={(!isGone && paper.data?.title) || 'Paper'}>
      <ButtonLink tone="quiet" size="small" to={back} className={hubStyles.back}>
        <ArrowLeft />
        All papers
      </ButtonLink>
      {isGone ? (
        <EmptyState title="This paper is not here any more, or not for you." />
      ) : paper.data ? (
        <>
          <KeptNote since={keptSince} />
          <Opened key={`${page} ${quote}`} paper={paper.data} page={page} quote={quote} now={now} />
        </>
      ) : paper.isError ? (
        <Failed what="the paper" onRetry={() => void paper.refetch()} />
      ) : (
        <Loading label="Loading the paper" />
      )}
    </Sheet>
  )
}

type OpenedProps = Pick<PaperDetailProps, 'page' | 'quote'> & { paper: OpenedPaper; now: LiveEvents['paper_now'] | undefined }

/** What is quoted from a paper is from the newest of its texts that was read, and is marked in the text. */
const firstView = (paper: OpenedPaper, page: number | undefined, quote: string | undefined) =>
  quote
    ? { no: newestText(paper), sought: { quote }, view: 'text' as const }
    : { no: undefined, sought: page === undefined ? undefined : { page }, view: undefined }

function Opened({ paper, page, quote, now }: OpenedProps) {
  const { signedIn, user } = useSession()
  const [first] = useState(() => firstView(paper, page, quote))
  const [shown, setShown] = useState(first.no)
  const [sought, setSought] = useState<Sought | undefined>(first.sought)
  const [view, setView] = useState<View | undefined>(first.view)
  const no = shown ?? paper.versions
  const show = (versionNo: number) => {
    setShown(versionNo)
    setSought(undefined)
  }
  const seekComment = (commentId: string, versionNo: number) => {
    setShown(versionNo)
    // What a comment quotes is marked in the text.
    setView('text')
    setSought({ commentId })
  }
  const seekPage = (versionNo: number, wanted: number) => {
    setShown(versionNo)
    setSought({ page: wanted })
  }
  return (
    <>
      {paper.isRetracted && paper.doi && <RetractionNotice doi={paper.doi} />}
      <PaperHead paper={paper} />
      <Versions paper={paper} shown={no} onShow={show} />
      <Reader key={no} paper={paper} no={no} sought={sought} view={view} onView={setView} />
      <Suspense>{signedIn ? <Analysis paper={paper} onPage={seekPage} /> : <PreviewAnalysis paper={paper} />}</Suspense>
      {signedIn && paper.isOwn && <InLibrary paper={paper} isIndexing={now?.indexing} />}
      <Comments paper={paper} user={user} shown={no} onSeek={seekComment} />
    </>
  )
}

import { Bell, Bookmark, BookmarkCheck, Download, Ellipsis, Flag, Globe, GraduationCap, Link2, Pencil, Quote, Trash2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { paperAudiences, paperLicences } from '#contract/paper-words.ts'
import type { OpenedPaper } from '#contract/papers.ts'
import { RetractedBadge } from '../../doxy/retraction/RetractedBadge.tsx'
import { onDay } from '../../lib/dates.ts'
import { useSession } from '../../lib/session.ts'
import { sizeWords } from '../../lib/size.ts'
import { AuthorLine } from '../../profile/member/AuthorLine.tsx'
import { Badge } from '../../ui/badge/Badge.tsx'
import { Button, buttonLooks } from '../../ui/button/Button.tsx'
import { ButtonLink } from '../../ui/button/ButtonLink.tsx'
import { part } from '../../ui/later.tsx'
import { Menu, type MenuItem } from '../../ui/menu/Menu.tsx'
import { ToggleHeldUp } from '../../ui/toggle/ToggleHeldUp.tsx'
import { useToggle } from '../../ui/toggle/use-toggle.ts'
import { copyPublicLink, publicAddress } from '../citing/copy-public-link.ts'
import { followPaper, savePaper } from '../keep-paper.ts'
import { openFile } from '../mutations.ts'
import { kindWords, publishedIn } from '../words.ts'
import styles from './Paper.module.css'

const dialogs = {
  edit: part(async () => ({ default: (await import('./EditPaper.tsx')).EditPaper })),
  remove: part(async () => ({ default: (await import('./RemovePaper.tsx')).RemovePaper })),
}
const CiteDialog = part(async () => ({ default: (await import('../citing/CiteDialog.tsx')).CiteDialog }))
const WithheldNote = part(() => import('../../moderation/WithheldNote.tsx'))
const ReportDialog = part(() => import('../../moderation/ReportDialog.tsx'))

/** What a paper is, who may find and read it, and what one can do with it. */
export function PaperHead({ paper }: { paper: OpenedPaper }) {
  const { signedIn } = useSession()
  const saved = useToggle(savePaper, paper, paper.isSaved)
  const followed = useToggle(followPaper, paper, paper.isFollowed)
  const [asked, setAsked] = useState<keyof typeof dialogs | 'report' | 'cite'>()
  const newest = paper.versionList[0]
  const close = () => setAsked(undefined)
  const Asked = asked && asked !== 'report' && asked !== 'cite' ? dialogs[asked] : undefined

  const items: MenuItem[] = paper.isOwn
    ? [
        { label: 'Edit details', icon: <Pencil />, onSelect: () => setAsked('edit') },
        { label: 'Delete paper', icon: <Trash2 />, tone: 'danger', onSelect: () => setAsked('remove') },
      ]
    : [{ label: 'Report', icon: <Flag />, tone: 'danger', onSelect: () => setAsked('report') }]

  return (
    <header className={styles.head}>
      <Suspense>{paper.isWithheld && <WithheldNote />}</Suspense>
      <p className={styles.facts}>
        {paper.isRetracted && <RetractedBadge />}
        {paper.specialization && <Badge tone="neel">{paper.specialization}</Badge>}
        <Badge>{paperAudiences.find(({ id }) => id === paper.audience)?.label}</Badge>
        {paper.licence !== 'none' && <Badge>{paperLicences.find(({ id }) => id === paper.licence)?.label}</Badge>}
        <span className="meta">{publishedIn(paper)}</span>
      </p>
      <h2>{paper.title}</h2>
      <p className="ui muted">{paper.authors}</p>
      <p className="meta">
        Version {paper.versions}, uploaded by <AuthorLine member={paper.uploadedBy} />, {onDay(paper.createdAt)}
        {paper.editedAt && ' · details edited'}
      </p>
      <p className={styles.abstract}>{paper.abstract}</p>
      {paper.link && (
        <p className="ui">
          <a href={paper.link} target="_blank" rel="noopener noreferrer">
            {paper.doi ?? paper.link}
          </a>
        </p>
      )}
      {!paper.canRead && (
        <p className="ui muted">The rights in this paper are not stated as open, so its text and file are not shown here.</p>
      )}
      <div className={styles.acts}>
        {signedIn && (
          <Button tone={paper.isRetracted ? 'outline' : 'primary'} busy={saved.isPending} onClick={saved.press}>
            {saved.isOn ? <BookmarkCheck /> : <Bookmark />}
            {saved.isOn ? 'Remove from reading list' : 'Add to reading list'}
          </Button>
        )}
        {newest?.file && (
          <Button tone="outline" onClick={() => void openFile(paper.id, newest.no)}>
            <Download />
            {kindWords(newest.file)}, {sizeWords(newest.file.sizeBytes)}
          </Button>
        )}
        {signedIn && (
          <Button tone="outline" onClick={() => setAsked('cite')}>
            <Quote />
            Cite
          </Button>
        )}
        {signedIn && (
          <Button tone="quiet" busy={followed.isPending} onClick={followed.press}>
            <Bell />
            {followed.isOn ? 'Unfollow' : 'Follow'}
          </Button>
        )}
        {signedIn && (
          <ButtonLink tone="quiet" to={`/education?ledger&paper=${paper.id}`}>
            <GraduationCap />
            Learn from this paper
          </ButtonLink>
        )}
        {signedIn && paper.audience === 'public' && (
          <>
            <a {...buttonLooks({ tone: 'quiet' })} href={publicAddress(paper.id)} target="_blank" rel="noopener">
              <Globe />
              Public page
            </a>
            <Button tone="quiet" onClick={() => void copyPublicLink(paper.id)}>
              <Link2 />
              Copy link
            </Button>
          </>
        )}
        {signedIn && <Menu label="More for this paper" icon={<Ellipsis />} items={items} />}
      </div>
      <ToggleHeldUp toggle={savePaper} id={paper.id} />
      <ToggleHeldUp toggle={followPaper} id={paper.id} />
      <Suspense>
        {Asked && <Asked paper={paper} onClose={close} />}
        {asked === 'cite' && <CiteDialog paperId={paper.id} onClose={close} />}
        {asked === 'report' && <ReportDialog kind="paper" subjectId={paper.id} onClose={close} />}
      </Suspense>
    </header>
  )
}

import { useQuery } from '@tanstack/react-query'
import { CircleAlert, Clock, Download, FileArchive } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { DataExport } from '#contract/data-exports.ts'
import { EXPORT_DAYS } from '#contract/limits.ts'
import { secondFactorQuery } from '../../account/security/queries.ts'
import { onDay } from '../../lib/dates.ts'
import { sizeWords } from '../../lib/size.ts'
import { Badge } from '../../ui/badge/Badge.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { Spinner } from '../../ui/status/Spinner.tsx'
import { DownloadDialog } from './DownloadDialog.tsx'
import styles from './Export.module.css'
import { useAskForExport } from './queries.ts'

type State = { icon: ReactNode; badge: ReactNode; words: (copy: DataExport) => string }

const underway: State = {
  icon: <Spinner size="medium" />,
  badge: <Badge tone="neel">Being made</Badge>,
  words: () => 'Mostly a few minutes. You may close this page: you are notified.',
}

const missing = ({ missingFiles }: DataExport) =>
  missingFiles === 0 ? '' : ` · ${missingFiles === 1 ? '1 file' : `${missingFiles} files`} could not be opened`

const states: Record<DataExport['state'], State> = {
  asked: underway,
  making: underway,
  ready: {
    icon: <FileArchive aria-hidden="true" />,
    badge: <Badge tone="verified">Ready</Badge>,
    words: (copy) =>
      `${sizeWords(copy.sizeBytes ?? 0)} · until ${onDay(copy.until ?? '')}, then removed${copy.downloadedAt ? ` · downloaded on ${onDay(copy.downloadedAt)}` : ''}${missing(copy)}`,
  },
  failed: {
    icon: <CircleAlert aria-hidden="true" />,
    badge: <Badge tone="danger">Not finished</Badge>,
    words: () => 'Something went wrong on our side. Nothing of yours is lost.',
  },
  removed: {
    icon: <Clock aria-hidden="true" />,
    badge: <Badge>Removed</Badge>,
    words: ({ sizeBytes }) => `${sizeWords(sizeBytes ?? 0)} · kept for ${EXPORT_DAYS} days`,
  },
}

/** One copy: how far it has come, and what can be done with it. */
export function ExportRow({ copy, isLast }: { copy: DataExport; isLast: boolean }) {
  const [downloading, setDownloading] = useState(false)
  const { data: factor } = useQuery(secondFactorQuery)
  const again = useAskForExport()
  const { icon, badge, words } = states[copy.state]
  const day = onDay(copy.askedAt)

  return (
    <li className={styles.row}>
      {icon}
      <div className={styles.what}>
        <h3>
          Copy of {day} {badge}
        </h3>
        <p className="meta">{words(copy)}</p>
      </div>
      {copy.state === 'ready' && (
        <Button size="small" aria-label={`Download the copy of ${day}`} disabled={!factor} onClick={() => setDownloading(true)}>
          <Download />
          Download
        </Button>
      )}
      {copy.state === 'failed' && isLast && (
        <Button tone="outline" size="small" busy={again.isPending} onClick={() => again.mutate()}>
          Try again
        </Button>
      )}
      {downloading && factor && <DownloadDialog copy={copy} factor={factor} onClose={() => setDownloading(false)} />}
    </li>
  )
}

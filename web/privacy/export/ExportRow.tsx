import { useQuery } from '@tanstack/react-query'
import { CircleAlert, Clock, Download, FileArchive } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { DataExport } from '#contract/data-exports.ts'
import { EXPORT_DAYS } from '#contract/limits.ts'
import { secondFactorQuery } from '../../account/security/queries.ts'
import { onDay } from '../../lib/dates.ts'
import { type Say, useLocale, useSay } from '../../lib/language/say.ts'
import { sizeWords } from '../../lib/size.ts'
import { Badge } from '../../ui/badge/Badge.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { Spinner } from '../../ui/status/Spinner.tsx'
import { DownloadDialog } from './DownloadDialog.tsx'
import styles from './Export.module.css'
import { useAskForExport } from './queries.ts'

type State = {
  icon: ReactNode
  label: string
  tone: 'neel' | 'verified' | 'danger' | 'plain'
  words: (copy: DataExport, say: Say, locale: string) => string
}

const underway: State = {
  icon: <Spinner size="medium" />,
  label: 'Being made',
  tone: 'neel',
  words: (_, say) => say('Mostly a few minutes. You may close this page: you are notified.'),
}

/** How large it is, until when it is kept, when it was downloaded, and what is not in it. */
function readyWords({ sizeBytes, until, downloadedAt, missingFiles }: DataExport, say: Say, locale: string) {
  const missing = missingFiles === 1 ? '1 file could not be opened' : '{count} files could not be opened'
  return [
    sizeWords(sizeBytes ?? 0),
    say('until {day}, then removed', { day: onDay(until ?? '', locale) }),
    ...(downloadedAt ? [say('downloaded on {day}', { day: onDay(downloadedAt, locale) })] : []),
    ...(missingFiles > 0 ? [say(missing, { count: missingFiles })] : []),
  ].join(' · ')
}

const states: Record<DataExport['state'], State> = {
  asked: underway,
  making: underway,
  ready: {
    icon: <FileArchive aria-hidden="true" />,
    label: 'Ready',
    tone: 'verified',
    words: readyWords,
  },
  failed: {
    icon: <CircleAlert aria-hidden="true" />,
    label: 'Not finished',
    tone: 'danger',
    words: (_, say) => say('Something went wrong on our side. Nothing of yours is lost.'),
  },
  removed: {
    icon: <Clock aria-hidden="true" />,
    label: 'Removed',
    tone: 'plain',
    words: ({ sizeBytes }, say) => `${sizeWords(sizeBytes ?? 0)} · ${say('kept for {days} days', { days: EXPORT_DAYS })}`,
  },
}

/** One copy: how far it has come, and what can be done with it. */
export function ExportRow({ copy, isLast }: { copy: DataExport; isLast: boolean }) {
  const say = useSay()
  const locale = useLocale()
  const [downloading, setDownloading] = useState(false)
  const { data: factor } = useQuery(secondFactorQuery)
  const again = useAskForExport()
  const { icon, label, tone, words } = states[copy.state]
  const day = onDay(copy.askedAt, locale)

  return (
    <li className={styles.row}>
      {icon}
      <div className={styles.what}>
        <h3>
          {say('Copy of {day}', { day })} <Badge tone={tone}>{say(label)}</Badge>
        </h3>
        <p className="meta">{words(copy, say, locale)}</p>
      </div>
      {copy.state === 'ready' && (
        <Button
          size="small"
          aria-label={say('Download the copy of {day}', { day })}
          disabled={!factor}
          onClick={() => setDownloading(true)}
        >
          <Download />
          {say('Download')}
        </Button>
      )}
      {copy.state === 'failed' && isLast && (
        <Button tone="outline" size="small" busy={again.isPending} onClick={() => again.mutate()}>
          {say('Try again')}
        </Button>
      )}
      {downloading && factor && <DownloadDialog copy={copy} factor={factor} onClose={() => setDownloading(false)} />}
    </li>
  )
}

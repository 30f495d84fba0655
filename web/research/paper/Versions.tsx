import { Download, GitCompare, Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { NO_FILE } from '#contract/paper-words.ts'
import type { OpenedPaper, PaperVersion } from '#contract/papers.ts'
import { onDay } from '../../lib/dates.ts'
import { sizeWords } from '../../lib/size.ts'
import { Button } from '../../ui/button/Button.tsx'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { part } from '../../ui/later.tsx'
import { openFile } from '../mutations.ts'
import styles from './Paper.module.css'

const AddVersion = part(async () => ({ default: (await import('../upload/AddVersion.tsx')).AddVersion }))
const Changes = part(async () => ({ default: (await import('./Changes.tsx')).Changes }))

type VersionsProps = { paper: OpenedPaper /** Whose text is shown. */; shown: number; onShow: (no: number) => void }

/** All versions, the newest first, each with its file and with what it changed. */
export function Versions({ paper, shown, onShow }: VersionsProps) {
  const [adds, setAdds] = useState(false)
  const [compared, setCompared] = useState<number>()
  return (
    <section className={styles.part} aria-label="Versions">
      <div className={styles.partHead}>
        <h3>
          Versions <span className="muted num">{paper.versions}</span>
        </h3>
        {paper.isOwn && (
          <Button tone="soft" size="small" onClick={() => setAdds(true)}>
            <Plus />
            Add version
          </Button>
        )}
      </div>
      <ol className={styles.versions}>
        {paper.versionList.map((version) => (
          <li key={version.no}>
            <span className={styles.no}>v{version.no}</span>
            <span>
              {version.changesSummary}
              <br />
              <span className="meta">{factsOf(version)}</span>
            </span>
            <span className={styles.versionActs}>
              {paper.canRead && version.no !== shown && (
                <Button tone="quiet" size="small" onClick={() => onShow(version.no)}>
                  Read<span className="vh"> version {version.no}</span>
                </Button>
              )}
              {paper.canRead && version.no > 1 && (
                <IconButton
                  label={`What version ${version.no} changed`}
                  aria-pressed={compared === version.no}
                  onClick={() => setCompared(compared === version.no ? undefined : version.no)}
                >
                  <GitCompare />
                </IconButton>
              )}
              {version.file && (
                <IconButton label={`Download version ${version.no}`} onClick={() => void openFile(paper.id, version.no)}>
                  <Download />
                </IconButton>
              )}
            </span>
          </li>
        ))}
      </ol>
      <Suspense>
        {compared !== undefined && <Changes key={compared} paperId={paper.id} no={compared} since={compared - 1} />}
        {adds && <AddVersion paper={paper} onClose={() => setAdds(false)} />}
      </Suspense>
    </section>
  )
}

const factsOf = ({ fileName, file, uploadedAt }: PaperVersion) =>
  [fileName === NO_FILE ? NO_FILE : fileName, onDay(uploadedAt), file && sizeWords(file.sizeBytes)].filter(Boolean).join(' · ')

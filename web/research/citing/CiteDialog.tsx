import { useQuery } from '@tanstack/react-query'
import { Copy, Download } from 'lucide-react'
import { useState } from 'react'
import type { CitationFormat } from '#contract/citations.ts'
import type { Id } from '#contract/page.ts'
import { api } from '../../lib/api/api.ts'
import { wordsOf } from '../../lib/api/failure.ts'
import { say } from '../../lib/language/say.ts'
import { saveBlob } from '../../lib/save-blob.ts'
import { Chip } from '../../ui/badge/Chip.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { Failed } from '../../ui/list/QueryList.tsx'
import { Loading } from '../../ui/status/Skeleton.tsx'
import { toast } from '../../ui/status/toast.ts'
import { citationQuery } from '../queries.ts'
import styles from './Cite.module.css'

const styleNames = { vancouver: 'Vancouver', apa: 'APA' } as const
const fileNames = { bibtex: 'BibTeX', ris: 'RIS', csl_json: 'CSL-JSON' } as const

const entries = <Key extends string>(names: Record<Key, string>) => Object.entries(names) as [Key, string][]

/** A paper as a reference: shown and copied in a style, or downloaded for a reference manager. */
export function CiteDialog({ paperId, onClose }: { paperId: Id; onClose: () => void }) {
  const [style, setStyle] = useState<keyof typeof styleNames>('vancouver')
  const citation = useQuery(citationQuery(paperId, style))
  const text = citation.data?.text.trim()
  return (
    <Dialog
      title="Cite this paper"
      onClose={onClose}
      footer={
        <>
          <Button tone="outline" onClick={onClose}>
            Close
          </Button>
          <Button disabled={!text} onClick={() => text && void copy(text)}>
            <Copy />
            Copy citation
          </Button>
        </>
      }
    >
      <fieldset className={styles.choices}>
        <legend>Style</legend>
        {entries(styleNames).map(([id, name]) => (
          <Chip key={id} aria-pressed={id === style} onClick={() => setStyle(id)}>
            {name}
          </Chip>
        ))}
      </fieldset>
      {text ? (
        <blockquote className={styles.citation}>{text}</blockquote>
      ) : citation.isError ? (
        <Failed what="the citation" onRetry={() => void citation.refetch()} />
      ) : (
        <Loading label="Writing the citation" rows={1} />
      )}
      <fieldset className={styles.choices}>
        <legend>Download for a reference manager</legend>
        {entries(fileNames).map(([id, name]) => (
          <Button key={id} tone="outline" onClick={() => void download(paperId, id)}>
            <Download />
            {name}
          </Button>
        ))}
      </fieldset>
    </Dialog>
  )
}

async function copy(text: string) {
  try {
    await navigator.clipboard.writeText(text)
    void toast.success(say('Citation copied.'))
  } catch {
    void toast.error(say('This browser does not allow copying here. Select the text and copy it yourself.'))
  }
}

async function download(paperId: Id, format: CitationFormat) {
  try {
    const { text, fileName, mediaType } = await api.citations.cite({ paperIds: paperId, format })
    saveBlob(new Blob([text], { type: mediaType }), fileName)
  } catch (error) {
    void toast.error(wordsOf(error))
  }
}

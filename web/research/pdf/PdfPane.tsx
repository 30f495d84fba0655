import { useEffect, useState } from 'react'
import type { PaperVersion } from '#contract/papers.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Note } from '../../ui/status/Note.tsx'
import { Loading } from '../../ui/status/Skeleton.tsx'
import { openFile } from '../mutations.ts'
import { type OpenedPdf, openPdf } from './open-pdf.ts'
import styles from './Pdf.module.css'
import { PdfPages } from './PdfPages.tsx'

type PdfPaneProps = {
  version: PaperVersion
  /** A page that is wished for: each wish is an object of its own. */
  sought: { page: number } | undefined
  onText: () => void
}

/** The pages of a PDF as they are printed. */
export default function PdfPane({ version: { paperId, no, textState }, sought, onText }: PdfPaneProps) {
  const [opened, setOpened] = useState<OpenedPdf | 'failed'>()
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try opens it again
  useEffect(() => {
    let isLeft = false
    let here: OpenedPdf | undefined
    openPdf(paperId, no).then(
      (pdf) => {
        here = pdf
        if (isLeft) pdf.close()
        else setOpened(pdf)
      },
      () => !isLeft && setOpened('failed'),
    )
    return () => {
      isLeft = true
      here?.close()
      setOpened(undefined)
    }
  }, [paperId, no, tries])

  if (opened === 'failed')
    return (
      <Note tone="danger" role="alert">
        <p>This PDF could not be shown here. Its text and its file are still to be had.</p>
        <p className={styles.acts}>
          <Button tone="outline" size="small" onClick={() => setTries(tries + 1)}>
            Try again
          </Button>
          <Button tone="outline" size="small" onClick={onText}>
            Show as text
          </Button>
          <Button tone="outline" size="small" onClick={() => void openFile(paperId, no)}>
            Download
          </Button>
        </p>
      </Note>
    )
  if (!opened) return <Loading label="Opening the PDF" rows={3} />
  return (
    <>
      {textState === 'scanned' && (
        <Note>
          This PDF holds pictures of pages, and not every kind of picture is drawn here. If a page stays empty, download the file.
        </Note>
      )}
      <PdfPages opened={opened} sought={sought} onText={onText} onFailed={() => setOpened('failed')} />
    </>
  )
}

import { FileUp, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '../../ui/button/Button.tsx'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { TextArea } from '../../ui/form/TextArea.tsx'
import { SheetList } from '../../ui/layout/Sheet.tsx'
import { announce } from '../../ui/status/announce.ts'
import { Note } from '../../ui/status/Note.tsx'
import styles from './Credentials.module.css'
import { FromOrcid, LookUp } from './LookUp.tsx'
import { PaperFields } from './PaperFields.tsx'
import { isSound, type PaperForm, paperFaults, paperLine, paperOf, type ReadResult } from './papers/paper.ts'
import { readReferences } from './papers/read.ts'

const TEXT_MAX = 1_000_000
/** So many are shown and added at a time. */
export const PAPERS_MAX = 200

/** The part that reads files could not be fetched, or the file is none of a kind that it knows. */
const unread: ReadResult = { papers: [], faults: ['This could not be read. Check your connection and the file, and try again.'] }

type ImportPapersProps = {
  /** What was typed or pasted. */
  text: string
  papers: PaperForm[]
  tried: boolean
  onText: (text: string) => void
  onChange: (papers: PaperForm[]) => void
}

/** Reads a list of references in the browser and shows what was found; nothing is added before its author has seen it. */
export function ImportPapers({ text, papers, tried, onText, onChange }: ImportPapersProps) {
  const [faults, setFaults] = useState<string[]>([])
  const [busy, setBusy] = useState(false)
  // What is found anew is drawn anew: a row keeps what was typed into it aside.
  const [round, setRound] = useState(0)
  const picker = useRef<HTMLInputElement>(null)
  const shown = papers.slice(0, PAPERS_MAX)
  const others = papers.slice(PAPERS_MAX)

  const read = async (said: string) => {
    if (said.length > TEXT_MAX) return setFaults(['This list is too long. Paste a part of it.'])
    setBusy(true)
    const reading = await readReferences(said).catch(() => unread)
    setBusy(false)
    show(reading)
  }

  const show = (reading: ReadResult) => {
    setFaults(reading.faults)
    setRound(round + 1)
    onChange(reading.papers.map((paper, at) => ({ ...paper, id: `found ${round} ${at}` })))
    announce(`${reading.papers.length} papers found`)
  }

  return (
    <>
      <TextArea
        label="References"
        rows={5}
        placeholder={'@article{…}\nTY  - JOUR\nRao A. Title. Journal. 2021. doi:10.1016/…'}
        hint="Printed references, DOIs, PMIDs, BibTeX, RIS or a PubMed file. The text stays in your browser."
        value={text}
        onChange={({ target }) => onText(target.value)}
      />
      <input
        ref={picker}
        type="file"
        accept=".bib,.ris,.nbib,.txt,text/plain,application/x-bibtex,application/x-research-info-systems"
        hidden
        onChange={async ({ target }) => {
          const file = target.files?.[0]
          target.value = ''
          if (!file) return
          if (file.size > TEXT_MAX) return setFaults(['Use a file under 1 MB.'])
          const said = await file.text()
          onText(said)
          await read(said)
        }}
      />
      <div className={styles.acts}>
        <Button tone="soft" busy={busy} disabled={!text.trim()} onClick={() => read(text)}>
          Read references
        </Button>
        <Button tone="quiet" onClick={() => picker.current?.click()}>
          <FileUp />
          Choose a file
        </Button>
      </div>
      <FromOrcid onFound={(found) => show({ papers: found, faults: [] })} onFault={(fault) => setFaults([fault])} />
      {faults.length > 0 && (
        <Note tone="danger" role="alert">
          <ul>
            {faults.slice(0, 10).map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
        </Note>
      )}
      <LookUp papers={shown} onFound={(found, missing) => show({ papers: [...found, ...others], faults: missing })} />
      {others.length > 0 && (
        <Note role="status">
          These are the first {PAPERS_MAX} of {papers.length} papers. The others follow once these are added.
        </Note>
      )}
      {papers.length > 0 && (
        <SheetList className={styles.list} aria-label="Papers found">
          {shown.map((paper, at) => {
            const missing = paperFaults(paper)
            const change = (next: PaperForm) => onChange(papers.with(at, next))
            return (
              <li key={paper.id} className={styles.row}>
                <div>
                  {isSound(missing) ? (
                    <>
                      <h3 className="ui">{paper.title}</h3>
                      {paper.authors && <p className="meta">{paper.authors}</p>}
                      <p className="meta">{paperLine(paperOf(paper))}</p>
                    </>
                  ) : (
                    <Unfinished paper={paper} tried={tried} onChange={change} />
                  )}
                </div>
                <IconButton
                  label={`Leave out ${paper.title || paper.doi || `PMID ${paper.pmid}`}`}
                  onClick={() => onChange(papers.toSpliced(at, 1))}
                >
                  <Trash2 />
                </IconButton>
              </li>
            )
          })}
        </SheetList>
      )}
    </>
  )
}

/** A paper with something missing or that does not fit; what is typed is kept aside until the focus leaves, so that its fields do not vanish under the fingers. */
function Unfinished({ paper, tried, onChange }: { paper: PaperForm; tried: boolean; onChange: (paper: PaperForm) => void }) {
  const [typed, setTyped] = useState(paper)
  const isMissing = !paper.title.trim() || !paper.journal.trim()
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens to the focus leaving its fields
    <div
      className={styles.unfinished}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onChange(typed)
      }}
    >
      <p className="ui muted">{isMissing ? 'The title or the journal is missing. Please add it.' : 'Something here does not fit.'}</p>
      <PaperFields paper={typed} faults={tried || !isMissing ? paperFaults(typed) : {}} onChange={setTyped} />
    </div>
  )
}

import { useInfiniteQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import type { CitedNote } from '#contract/education.ts'
import { QUESTION_MAX } from '#contract/limits.ts'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { QueryList } from '../../ui/list/QueryList.tsx'
import { ShowMore } from '../../ui/list/ShowMore.tsx'
import { notesQuery } from './queries.ts'
import { sentencesOf } from './sentences.ts'
import styles from './Writing.module.css'

type PassageDialogProps = { onChoose: (passage: { note: string; quote: string }) => void; onClose: () => void }

/** Finds an evidence note by its words, and cites one of its sentences. */
export default function PassageDialog({ onChoose, onClose }: PassageDialogProps) {
  const [words, setWords] = useState('')
  const notes = useInfiniteQuery(notesQuery(useDeferredValue(words.trim())))
  return (
    <Dialog title="Cite a passage" writing onClose={onClose}>
      <div className={styles.fields}>
        <Field
          label="Words of an evidence note"
          type="search"
          hint="A drug, a disease, a trial. Then choose the sentence that bears your words out."
          maxLength={QUESTION_MAX}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <QueryList query={notes} what="evidence notes" empty={<p className="ui muted">No note has these words.</p>}>
          {(note) => <FoundNote note={note} onChoose={(quote) => onChoose({ note: note.id, quote })} />}
        </QueryList>
        {notes.hasNextPage && <ShowMore tone="outline" query={notes} />}
      </div>
    </Dialog>
  )
}

/** A note, folded until it is looked at. */
const FoundNote = ({ note: { title, source, year, text }, onChoose }: { note: CitedNote; onChoose: (quote: string) => void }) => (
  <details className={styles.found}>
    <summary>
      {title}
      <span className="meta">
        {source} · {year}
      </span>
    </summary>
    <ul aria-label="Sentences of this note">
      {sentencesOf(text).map((sentence) => (
        <li key={sentence}>
          <button type="button" onClick={() => onChoose(sentence)}>
            {sentence}
          </button>
        </li>
      ))}
    </ul>
  </details>
)

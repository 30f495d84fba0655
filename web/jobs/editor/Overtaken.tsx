import type { PostingField } from '#contract/posting.ts'
import room from '../../institutions/Institution.module.css'
import { Note } from '../../ui/status/Note.tsx'
import { fieldNames } from '../postings/posting-words.ts'
import styles from './Editor.module.css'
import { type Written, wordsIn } from './written.ts'

/** What became of the form when another recruiter was faster. `both`: what both wrote into; `theirs`: as they saved it. */
export const Overtaken = ({ both, theirs }: { both: readonly PostingField[]; theirs: Written }) => (
  <div className={styles.section}>
    <Note role="alert">
      <b>Somebody else has changed this job meanwhile.</b> What you typed is kept, and what only they changed is in the form now.
      {both.length > 0 ? ' You both changed the following. Save once more to keep what you typed.' : ' Save once more.'}
      {both.map((name) => (
        <p key={name} className={room.words}>
          {sentence(fieldNames[name])}, as they wrote it: {wordsIn(theirs, name) || 'nothing'}
        </p>
      ))}
    </Note>
  </div>
)

const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

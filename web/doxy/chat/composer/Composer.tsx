import { ArrowUp } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, type RefObject, useState } from 'react'
import { QUERY_MAX } from '#contract/limits.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { GrowingText } from '../../../ui/form/GrowingText.tsx'
import { Note } from '../../../ui/status/Note.tsx'
import styles from './Composer.module.css'
import { dropQuestion, findQuestion, saveQuestion, useQuestion } from './question-draft.ts'
import { RemovedPreview } from './RemovedPreview.tsx'
import { withoutIdentifiers } from './use-identifiers.ts'

type ComposerProps = { area: RefObject<HTMLTextAreaElement | null>; waiting: boolean; onAsk: (query: string) => void }

const tooLong = (over: number) => `This question is ${over.toLocaleString('en-IN')} characters too long. Shorten it to ${QUERY_MAX}.`
const UNSAFE = 'There is a long number that could identify a patient. Remove it, then send.'

/** Where a question is written. Enter sends it, Shift and Enter begin a line; what is written survives a reload. */
export function Composer({ area, waiting, onAsk }: ComposerProps) {
  const text = useQuestion()
  const [fault, setFault] = useState('')
  const isBlank = text.trim() === ''

  const send = async (event?: FormEvent) => {
    event?.preventDefault()
    const query = text.trim()
    if (isBlank || waiting) return
    if (query.length > QUERY_MAX) return setFault(tooLong(query.length - QUERY_MAX))
    const scrubbed = await withoutIdentifiers(query)
    // Over a slow line somebody writes on, or presses twice: what they have written by then waits for their next press.
    if (findQuestion() !== text) return
    if (scrubbed.unsafe) return setFault(UNSAFE)
    setFault('')
    dropQuestion()
    onAsk(scrubbed.text)
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    void send()
  }

  return (
    <form className={styles.form} aria-label="Question" onSubmit={send}>
      {fault && (
        <Note tone="danger" role="alert">
          {fault}
        </Note>
      )}
      <RemovedPreview text={text} />
      <div className={styles.box}>
        <GrowingText
          ref={area}
          className={styles.text}
          aria-label="Ask DoxyAI"
          placeholder="Ask about a drug or guideline"
          value={text}
          disabled={waiting}
          onChange={({ target }) => {
            setFault('')
            saveQuestion(target.value)
          }}
          onKeyDown={onKey}
        />
        <Button type="submit" className={styles.send} aria-label="Send" disabled={isBlank || waiting}>
          <ArrowUp />
        </Button>
      </div>
    </form>
  )
}

import { useMutation } from '@tanstack/react-query'
import { ThumbsDown, ThumbsUp } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import type { Id } from '#contract/page.ts'
import { api } from '../../../lib/api/api.ts'
import { wordsOf } from '../../../lib/api/failure.ts'
import { Chip } from '../../../ui/badge/Chip.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { TextArea } from '../../../ui/form/TextArea.tsx'
import { toast } from '../../../ui/status/toast.ts'
import styles from './Actions.module.css'

const WORDS_MAX = 1000

type Word = { wasRight: boolean; words?: string }

/** A member's word on an answer. It reaches a reviewer; where the answer was not right, with what was wrong. */
export function Feedback({ exchangeId, before }: { exchangeId: Id; before: boolean | null }) {
  const [words, setWords] = useState('')
  const [asking, setAsking] = useState(false)
  const judge = useMutation({
    networkMode: 'always',
    mutationFn: (word: Word) => api.doxy.judge({ exchangeId, ...word }),
    onError: (error) => void toast.error(wordsOf(error)),
  })
  const said = judge.isPending ? judge.variables.wasRight : (judge.data?.wasRight ?? before)

  const say = (wasRight: boolean) => {
    setAsking(!wasRight)
    judge.mutate({ wasRight })
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    judge.mutate({ wasRight: false, words }, { onSuccess: () => setAsking(false) })
  }

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would break the row */}
      <div className={styles.feedback} role="group" aria-label="Was this right?">
        <span>Was this right?</span>
        <Chip aria-pressed={said === true} onClick={() => say(true)}>
          <ThumbsUp />
          Yes
        </Chip>
        <Chip aria-pressed={said === false} onClick={() => say(false)}>
          <ThumbsDown />
          No
        </Chip>
      </div>
      {asking && (
        <form className={styles.words} onSubmit={send}>
          <TextArea
            label="What was wrong?"
            hint="A reviewer will read this with the question and the answer. Do not include patient details."
            rows={2}
            maxLength={WORDS_MAX}
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
          <Button type="submit" size="small" tone="outline" busy={judge.isPending} disabled={words.trim() === ''}>
            Send to a reviewer
          </Button>
        </form>
      )}
      {judge.isSuccess && !asking && (
        <p className={styles.thanks} role="status">
          Thank you. A reviewer will see it.
        </p>
      )}
    </>
  )
}

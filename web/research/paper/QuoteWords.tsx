import { MessageSquareQuote } from 'lucide-react'
import { type FormEvent, type RefObject, useState } from 'react'
import { QUOTE_MAX } from '#contract/limits.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Field } from '../../ui/form/Field.tsx'
import type { ChosenQuote } from '../comments/drafts.ts'
import { squeeze } from './marks.ts'
import styles from './Paper.module.css'
import { quoteOf } from './use-chosen-words.ts'

type QuoteWordsProps = { text: RefObject<HTMLElement | null>; onQuote: (quote: ChosenQuote) => void }

/** Words of the text chosen by writing them, for whoever cannot select them. */
export function QuoteWords({ text, onQuote }: QuoteWordsProps) {
  const [isOpen, setOpen] = useState(false)
  const [words, setWords] = useState('')
  const [isMissing, setMissing] = useState(false)
  const choose = (event: FormEvent) => {
    event.preventDefault()
    const whole = squeeze(text.current?.textContent ?? '')
    const exact = squeeze(words)
    const at = exact ? whole.indexOf(exact) : -1
    const quote = at < 0 ? undefined : quoteOf(whole.slice(0, at), exact, whole.slice(at + exact.length))
    setMissing(!quote)
    if (!quote) return
    setOpen(false)
    setWords('')
    onQuote(quote)
  }
  if (!isOpen)
    return (
      <Button tone="quiet" size="small" onClick={() => setOpen(true)}>
        <MessageSquareQuote />
        Quote words
      </Button>
    )
  return (
    <form className={styles.quoteWords} onSubmit={choose}>
      <Field
        label="Words of the text"
        hint="As they stand above; or select them there."
        error={isMissing ? 'These words do not stand in the text above. Show more of it, or write them as they stand there.' : undefined}
        maxLength={QUOTE_MAX}
        autoFocus
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <Button type="submit" size="small">
        Comment on these words
      </Button>
      <Button tone="quiet" size="small" onClick={() => setOpen(false)}>
        Cancel
      </Button>
    </form>
  )
}

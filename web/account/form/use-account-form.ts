import { type FormEvent, useState } from 'react'
import { type Said, say } from '../../lib/language/say.ts'
import { toast } from '../../ui/status/toast.ts'
import type { Faults, Typed } from './form-rules.ts'
import type { Failure, Outcome } from './send.ts'

const PROGRESS = { begun: 10, answered: 100 }
const PROGRESS_RESET_MS = 300
export const SUCCESS_MS = 2000
export const FAILURE_MS = 4000

type Sender = typeof import('./send.ts')

export type AccountFormOptions<Answer> = {
  check: (typed: Typed) => Faults
  send: (server: Sender, typed: Typed) => Promise<Outcome<Answer>>
  /** The words for a refusal, or for nobody having answered; none where the page itself says it. */
  failed: (refusal: Said | undefined, outcome: Failure) => Said | undefined
  entered: (answer: Answer, typed: Typed) => void
}

/** The client of the server is heavy for a page that may only be read, so it comes when a form is used. */
const load = (): Promise<Sender> => import('./send.ts')

/** Begins to fetch what sending needs; a failure shows when the form is sent. */
const prepare = () => void load().catch(() => undefined)

const unreachable = (): Outcome<never> => ({ done: false, detail: say('Check your connection and try again.'), issues: [] })

const names = (faults: Faults) => Object.keys(faults).filter((name) => faults[name])

function focusFirst(form: HTMLFormElement, faults: Faults) {
  const [first] = names(faults)
  const field = first && form.elements.namedItem(first)
  if (field instanceof HTMLElement) field.focus()
}

/** A form that signs in or up or resets: checked, sent once, with the progress bar and the toasts of the specification. What was typed stays in its fields. */
export function useAccountForm<Answer>({ check, send, failed, entered }: AccountFormOptions<Answer>) {
  const [faults, setFaults] = useState<Faults>({})
  const [submitting, setSubmitting] = useState(false)
  const [over, setOver] = useState(false)
  const [progress, setProgress] = useState(0)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (submitting || over) return
    const form = event.currentTarget
    const typed = Object.fromEntries(new FormData(form)) as Typed
    const found = check(typed)
    setFaults(found)
    if (names(found).length > 0) return focusFirst(form, found)

    setSubmitting(true)
    setProgress(PROGRESS.begun)
    const outcome = await load().then(
      (server) => send(server, typed),
      (): Outcome<Answer> => unreachable(),
    )
    setSubmitting(false)
    if (outcome.done) {
      setOver(true)
      setProgress(PROGRESS.answered)
      setTimeout(() => setProgress(0), PROGRESS_RESET_MS)
      return entered(outcome.answer, typed)
    }
    setProgress(0)
    const words = failed(outcome.refusal, outcome)
    if (!words) return
    const refused = Object.fromEntries(outcome.issues.map(({ path, message }) => [path, message]))
    setFaults(refused)
    focusFirst(form, refused)
    toast.error(words, { duration: FAILURE_MS, ...(outcome.refusal ? {} : { description: outcome.detail }) })
  }

  /** A field that is written in again is no longer wrong. */
  const forgive = (event: FormEvent<HTMLFormElement>) => {
    const { name } = event.target as HTMLInputElement
    if (faults[name]) setFaults({ ...faults, [name]: undefined })
  }

  return {
    faults,
    submitting,
    progress,
    form: { method: 'post', noValidate: true, onSubmit: submit, onInput: forgive, onFocus: prepare } as const,
  }
}

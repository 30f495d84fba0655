import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Setup } from '#contract/setup.ts'
import { codeOf, issuesOf, wordsOf } from '../lib/failure.ts'
import { toast } from '../ui/toast.ts'
import { dropDraft, keepDraft, readDraft } from './setup-draft.ts'
import type { SetupStore } from './setup-store.ts'
import { experienceFits, keptOn, missingAnywhere, missingOn, stepOf, type Typed, typedOf, withGuesses } from './setup-typed.ts'
import { fieldOf } from './typed-proof.ts'

export type WizardFaults = Partial<Record<string, string>>

const failed = (error: unknown) => `Failed to complete profile setup: ${wordsOf(error)}`

/** The wizard: what is typed, which step is shown, and how a step is left. */
export function useWizard(store: SetupStore, loaded: Setup) {
  const navigate = useNavigate()
  const [kept, setKept] = useState(loaded)
  const [draft] = useState(readDraft)
  const [typed, setTyped] = useState<Typed>(() => ({ ...typedOf(loaded), ...draft.typed }))
  const [step, setStep] = useState(() => Math.min(draft.step ?? loaded.step, loaded.step))
  const [pressed, setPressed] = useState(false)
  const [busy, setBusy] = useState(false)
  const [faults, setFaults] = useState<WizardFaults>({})
  const [failure, setFailure] = useState<string>()

  useEffect(() => keepDraft(step, typed, typedOf(kept)), [step, typed, kept])

  const missing = step === 4 ? missingAnywhere(typed) : missingOn(step, typed)

  function show(next: number) {
    setPressed(false)
    setFaults({})
    setFailure(undefined)
    if (next === 3) setTyped(withGuesses)
    setStep(next)
    window.scrollTo({ top: 0 })
  }

  function type(change: Partial<Typed>) {
    setTyped((before) => ({ ...before, ...change }))
    setFaults((before) => ({ ...before, ...Object.fromEntries(Object.keys(change).map((field) => [field, undefined])) }))
    setFailure(undefined)
  }

  async function next() {
    setPressed(true)
    if (missing.length > 0 || busy) return
    setBusy(true)
    try {
      const told = await store.save(stepOf(step, typed, true))
      setKept(told)
      // What the server made of the words stands in their place.
      setTyped((before) => ({ ...before, ...keptOn(step, told) }))
      show(step + 1)
    } catch (error) {
      const found = issuesOf(error).map(({ path, message }) => [fieldOf(typed.proof, path) ?? path, message] as const)
      setFaults(Object.fromEntries(found))
      if (found.length === 0) setFailure(wordsOf(error))
    } finally {
      setBusy(false)
    }
  }

  /** Going back never fails: what the store did not take stays in the draft. */
  async function previous() {
    const leaving = stepOf(step, typed, false)
    show(step - 1)
    if (step === 2 && typed.experienceYears && !experienceFits(typed)) return
    await store.save(leaving).then(
      (told) => setKept(told),
      () => undefined,
    )
  }

  async function finish() {
    setPressed(true)
    if (busy) return
    setBusy(true)
    try {
      await store.save({ step: 4 })
      dropDraft()
      toast.success('Profile setup completed successfully!', { description: 'Your profile is under review for verification.' })
      navigate(store.dashboard)
    } catch (error) {
      setFailure(failed(error))
      toast.error(failed(error))
      // Another browser may have taken something away: the server's word counts.
      if (codeOf(error) === 'SETUP_INCOMPLETE')
        store.load().then(
          (told) => setTyped(typedOf(told)),
          () => undefined,
        )
      setBusy(false)
    }
  }

  return { kept, setKept, typed, type, step, show, missing, pressed, busy, faults, failure, next, previous, finish }
}

export type Wizard = ReturnType<typeof useWizard>

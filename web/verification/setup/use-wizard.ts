import { useEffect, useState } from 'react'
import { codeOf, issuesOf, wordsOf } from '../../lib/api/failure.ts'
import { say } from '../../lib/language/say.ts'
import { sayIssue } from '../../lib/language/say-issue.ts'
import { useNavigate } from '../../lib/router.tsx'
import { toast } from '../../ui/status/toast.ts'
import { fieldOf, withKind } from '../proof/values.ts'
import { readDraft, removeDraft, saveDraft } from './draft.ts'
import type { SetupStore } from './store.ts'
import { experienceFits, missingAnywhere, missingOn, type Saved, type SetupValues, savedOn, stepOf, valuesOf } from './values.ts'

export type WizardFaults = Partial<Record<string, string>>

const failed = (error: unknown) => say('Failed to complete profile setup: {words}', { words: wordsOf(error) })

/** What stands below a name: nobody looks at that after it was refused. */
const LINES = new Set(['headline', 'specialty', 'location'])

/** What somebody or an institution is called in a step. */
const nameIn = (step: number, { name, hospital, proof, institution, councilName }: SetupValues) =>
  [name, hospital, proof === 'registration' ? councilName : institution][step - 1]

/** The steps that ask for something; the last only greets. */
const SETUP_FORMS = [1, 2, 3]

/** The wizard: what is typed, which step is shown, and how a step is left. */
export function useWizard(store: SetupStore, loaded: Saved, asked: number) {
  const navigate = useNavigate()
  const [saved, setSaved] = useState(loaded)
  const [draft] = useState(() => readDraft(store.owner()))
  const [values, setValues] = useState<SetupValues>(() => ({ ...valuesOf(loaded), ...draft.values }))
  const [step, setStep] = useState(() => Math.min(SETUP_FORMS.includes(asked) ? asked : (draft.step ?? loaded.step), loaded.step))
  const [pressed, setPressed] = useState(false)
  const [busy, setBusy] = useState(false)
  const [faults, setFaults] = useState<WizardFaults>({})
  const [failure, setFailure] = useState<string>()
  const [refusedName, setRefusedName] = useState<string>()

  useEffect(() => saveDraft(store.owner(), step, values, valuesOf(saved)), [store, step, values, saved])

  const missing = step === 4 ? missingAnywhere(values) : missingOn(step, values)

  function show(next: number) {
    setPressed(false)
    setFaults({})
    setFailure(undefined)
    setRefusedName(undefined)
    setStep(next)
    window.scrollTo({ top: 0 })
  }

  function edit(change: Partial<SetupValues>) {
    setValues((before) => ({ ...before, ...change }))
    setFaults((before) => ({ ...before, ...Object.fromEntries(Object.keys(change).map((field) => [field, undefined])) }))
    setFailure(undefined)
    setRefusedName(undefined)
  }

  async function next() {
    setPressed(true)
    if (missing.length > 0 || busy) return
    setBusy(true)
    try {
      const answer = await store.save(stepOf(step, values, true), values)
      setSaved(answer)
      // What the server made of the values takes their place.
      setValues((before) => {
        const now = { ...before, ...savedOn(step, answer) }
        return withKind(now, now.kind)
      })
      show(step + 1)
    } catch (error) {
      const found = issuesOf(error).map(
        ({ path, message }) => [(step === 3 && fieldOf(values.proof, path)) || path, sayIssue(message, say)] as const,
      )
      setFaults(Object.fromEntries(found))
      if (found.length === 0) setFailure(wordsOf(error))
      if (codeOf(error) === 'NAME_REFUSED' && !LINES.has(found[0]?.[0] ?? '')) setRefusedName(nameIn(step, values))
    } finally {
      setBusy(false)
    }
  }

  /** Going back never fails: what the store did not take stays in the draft. */
  async function previous() {
    show(step - 1)
    if (step === 2 && values.experienceYears && !experienceFits(values)) return
    await store.save(stepOf(step, values, false), values).then(
      (answer) => setSaved(answer),
      () => undefined,
    )
  }

  async function finish() {
    setPressed(true)
    if (busy) return
    setBusy(true)
    try {
      await store.save({ step: 4 }, values)
      removeDraft(store.owner())
      toast.success(say('Profile setup completed successfully!'), { description: say('Your profile is under review for verification.') })
      navigate(store.dashboard)
    } catch (error) {
      setFailure(failed(error))
      toast.error(failed(error))
      // Another browser may have taken something away: the server's word counts.
      if (codeOf(error) === 'SETUP_INCOMPLETE')
        store.load().then(
          (answer) => setValues(valuesOf(answer)),
          () => undefined,
        )
      setBusy(false)
    }
  }

  return {
    hasPhotos: store.hasPhotos,
    saved,
    setSaved,
    values,
    edit,
    step,
    show,
    missing,
    pressed,
    busy,
    faults,
    failure,
    refusedName,
    next,
    previous,
    finish,
  }
}

export type Wizard = ReturnType<typeof useWizard>

import { ArrowLeft, ArrowRight } from 'lucide-react'
import { type FormEvent, Suspense, useEffect, useId, useRef } from 'react'
import { SETUP_STEPS } from '#contract/setup-rules.ts'
import { say } from '../../lib/language/say.ts'
import { RefusedName } from '../../moderation/RefusedName.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { part } from '../../ui/later.tsx'
import { Loading } from '../../ui/status/Skeleton.tsx'
import styles from './Setup.module.css'
import { SetupBasics } from './SetupBasics.tsx'
import { SetupMissing } from './SetupMissing.tsx'
import type { SetupStore } from './store.ts'
import { useWizard } from './use-wizard.ts'
import type { Saved } from './values.ts'

const SetupProfessional = part(() => import('./SetupProfessional.tsx'))
const SetupLicence = part(() => import('./SetupLicence.tsx'))
const SetupComplete = part(() => import('./SetupComplete.tsx'))
const titles = ['Basic Info', 'Professional', 'Medical Verification & Interests', 'Setup Complete']

type SetupWizardProps = {
  store: SetupStore
  loaded: Saved
  /** The step that the address asks for, if it does. */
  asked: number
}

/** Four steps from an account to a profile. */
export function SetupWizard({ store, loaded, asked }: SetupWizardProps) {
  const wizard = useWizard(store, loaded, asked)
  const { step } = wizard
  const title = titles[step - 1]!
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  const stepId = useId()

  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    heading.current?.focus({ preventScroll: true })
  }, [step])

  return (
    <div className={styles.wizard}>
      <div className={styles.head}>
        <h1 ref={heading} tabIndex={-1} aria-describedby={stepId}>
          {say(title)}
        </h1>
        <p id={stepId} className="meta">
          {say('Step {step} of {count}', { step, count: SETUP_STEPS })}
        </p>
        <div
          className={styles.track}
          role="progressbar"
          aria-label={say('Profile setup')}
          aria-valuemin={1}
          aria-valuemax={SETUP_STEPS}
          aria-valuenow={step}
          aria-valuetext={say('Step {step} of {count}', { step, count: SETUP_STEPS })}
        >
          {titles.map((name, at) => (
            <span key={name} data-on={at < step || undefined} />
          ))}
        </div>
      </div>
      <Suspense>{step === SETUP_STEPS ? <SetupComplete wizard={wizard} /> : <SetupForm key={step} wizard={wizard} />}</Suspense>
    </div>
  )
}

const steps = [SetupBasics, SetupProfessional, SetupLicence]

function SetupForm({ wizard }: { wizard: ReturnType<typeof useWizard> }) {
  const { step, missing, busy } = wizard
  const form = useRef<HTMLFormElement>(null)
  const Step = steps[step - 1]!
  const title = say(titles[step - 1]!)
  const incomplete = missing.length > 0

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (incomplete) {
      // The first field of this step that is missing; what another step asks for is named in the note.
      const first = missing.find(({ asked }) => asked === step)
      const field = first && form.current?.querySelector<HTMLElement>(`[data-required="${first.field}"], [name="${first.field}"]`)
      field?.focus()
    }
    await wizard.next()
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }

  return (
    <form ref={form} className={styles.sheet} aria-label={title} noValidate onSubmit={submit}>
      <div className={styles.step}>
        <Suspense fallback={<Loading label={say('Loading {what}', { what: title })} shape="person" />}>
          <Step wizard={wizard} />
        </Suspense>
        {wizard.refusedName && <RefusedName name={wizard.refusedName} />}
        <SetupMissing wizard={wizard} />
      </div>
      <div className={styles.foot}>
        <Button tone="outline" disabled={step === 1} onClick={wizard.previous}>
          <ArrowLeft />
          {say('Previous')}
        </Button>
        {/* Looks and reads as disabled, but can be pressed, so that it can say what it waits for. */}
        <Button type="submit" busy={busy} aria-disabled={incomplete || busy || undefined}>
          {say('Next')}
          <ArrowRight />
        </Button>
      </div>
    </form>
  )
}

import { Check, Clock, X } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { FirstStep, SharedPlace } from '#contract/first-day.ts'
import type { Mate } from '#contract/mates.ts'
import { useSession } from '../../lib/session.ts'
import { buttonLooks } from '../../ui/button/Button.tsx'
import { ButtonLink } from '../../ui/button/ButtonLink.tsx'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { part } from '../../ui/later.tsx'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import styles from './Steps.module.css'
import { wordsOfStep } from './step-words.ts'

const EndFirstDay = part(() => import('./EndFirstDay.tsx'))

const COUNTS = ['No', 'One', 'Two', 'Three', 'Four', 'Five']

type StepsProps = { steps: FirstStep[]; shared: SharedPlace | null; people: Mate[] }

/** What is left to do, in its order: the first that is open is the one to go on with. */
export function Steps({ steps, shared, people }: StepsProps) {
  const { user } = useSession()
  const [leaving, setLeaving] = useState(false)
  const done = steps.filter(({ state }) => state === 'done').length
  const next = steps.find(({ state }) => state === 'open')
  const left = steps.flatMap((step) => (step.step === 'profile' ? step.left : []))
  const known = { email: user?.email ?? '', left, profileComplete: user?.profileComplete ?? false, shared, people }

  return (
    <Sheet
      bleed
      title={`${COUNTS[steps.length]} steps to a useful page`}
      lead={`${done} of ${steps.length} done. This list goes away when you are through.`}
      aside={
        <IconButton label="Put this list away" onClick={() => setLeaving(true)}>
          <X />
        </IconButton>
      }
    >
      <ol className={styles.steps}>
        {steps.map((step, at) => (
          <li key={step.step} aria-current={step === next ? 'step' : undefined}>
            <Sign state={step.state} number={at + 1} />
            <Step words={wordsOfStep(step, known)} done={step.state === 'done'} primary={step === next} />
          </li>
        ))}
      </ol>
      <Suspense>{leaving && <EndFirstDay onClose={() => setLeaving(false)} />}</Suspense>
    </Sheet>
  )
}

function Sign({ state, number }: { state: FirstStep['state']; number: number }) {
  return (
    <span className={styles.sign} data-state={state}>
      {state === 'done' ? <Check className="small" /> : state === 'waiting' ? <Clock className="small" /> : number}
      {state !== 'open' && <span className="vh">{state === 'done' ? 'Done' : 'Waiting'}</span>}
    </span>
  )
}

type StepProps = { words: ReturnType<typeof wordsOfStep>; done: boolean; primary: boolean }

function Step({ words: { title, detail, way }, done, primary }: StepProps) {
  if (done) return <span className={styles.done}>{title}</span>
  const looks = { tone: primary ? 'primary' : 'outline' } as const
  return (
    <>
      <div>
        <b>{title}</b>
        <p className="meta">{detail}</p>
      </div>
      {way?.to.startsWith('#') ? (
        <a href={way.to} {...buttonLooks(looks)}>
          {way.label}
        </a>
      ) : (
        way && (
          <ButtonLink to={way.to} {...looks}>
            {way.label}
          </ButtonLink>
        )
      )}
    </>
  )
}

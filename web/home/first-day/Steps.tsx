import { Check, Clock, X } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { FirstStep, SharedPlace } from '#contract/first-day.ts'
import type { Mate } from '#contract/mates.ts'
import { useSay } from '../../lib/language/say.ts'
import { useSession } from '../../lib/session.ts'
import { buttonLooks } from '../../ui/button/Button.tsx'
import { ButtonLink } from '../../ui/button/ButtonLink.tsx'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { part } from '../../ui/later.tsx'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import styles from './Steps.module.css'
import { numberNames, wordsOfStep } from './step-words.ts'

const EndFirstDay = part(() => import('./EndFirstDay.tsx'))

type StepsProps = { steps: FirstStep[]; shared: SharedPlace | null; people: Mate[] }

/** What is left to do, in its order: the first that is open is the one to go on with. */
export function Steps({ steps, shared, people }: StepsProps) {
  const say = useSay()
  const { user } = useSession()
  const [leaving, setLeaving] = useState(false)
  const done = steps.filter(({ state }) => state === 'done').length
  const next = steps.find(({ state }) => state === 'open')
  const left = steps.flatMap((step) => (step.step === 'profile' ? step.left : []))
  const known = { email: user?.email ?? '', left, profileComplete: user?.profileComplete ?? false, shared, people }

  return (
    <Sheet
      bleed
      title={say('{count} steps to a useful page', { count: say(numberNames[steps.length]!) })}
      lead={say('{done} of {count} done. This list goes away when you are through.', { done, count: steps.length })}
      aside={
        <IconButton label={say('Put this list away')} onClick={() => setLeaving(true)}>
          <X />
        </IconButton>
      }
    >
      <ol className={styles.steps}>
        {steps.map((step, at) => (
          <li key={step.step} aria-current={step === next ? 'step' : undefined}>
            <Sign state={step.state} number={at + 1} />
            <Step words={wordsOfStep(step, known, say)} done={step.state === 'done'} primary={step === next} />
          </li>
        ))}
      </ol>
      <Suspense>{leaving && <EndFirstDay onClose={() => setLeaving(false)} />}</Suspense>
    </Sheet>
  )
}

function Sign({ state, number }: { state: FirstStep['state']; number: number }) {
  const say = useSay()
  return (
    <span className={styles.sign} data-state={state}>
      {state === 'done' ? <Check className="small" /> : state === 'waiting' ? <Clock className="small" /> : number}
      {state !== 'open' && <span className="vh">{say(state === 'done' ? 'Done' : 'Under way')}</span>}
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

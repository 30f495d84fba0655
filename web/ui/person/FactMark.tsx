import type { ComponentProps } from 'react'
import { markShapes } from '#contract/mark-shapes.ts'
import { type Fact, factOf } from '#contract/mark-words.ts'
import type { Mark } from '#contract/marks.ts'
import { classNames } from '../class-names.ts'
import styles from './FactMark.module.css'

export type FactMarkProps = Omit<ComponentProps<'svg'>, 'children'> & {
  /** Null draws that nothing was proven. */
  mark: Pick<Mark, 'as' | 'state'> | null
  /** On a photo it stands apart from it by a ring. */
  ring?: boolean
}

/** A proven fact by its shape: filled while it holds, hollow once it is over, barred where it was withdrawn. Say it in words beside it. */
export const FactMark = ({ mark, ring = false, className, ...rest }: FactMarkProps) => (
  <svg
    viewBox="0 0 24 24"
    width="24"
    height="24"
    fill="none"
    stroke="currentColor"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    className={classNames(styles.mark, className)}
    data-tone={toneOf(mark)}
    {...rest}
  >
    {mark ? <Drawn fact={factOf[mark.as]} state={mark.state} ring={ring} /> : <Nothing ring={ring} />}
  </svg>
)

const toneOf = (mark: FactMarkProps['mark']) => {
  if (mark === null || mark.state === 'expired') return 'over'
  return mark.state === 'withdrawn' ? 'withdrawn' : factOf[mark.as] === 'registration' ? 'registered' : 'other'
}

function Drawn({ fact, state, ring }: { fact: Fact; state: Mark['state']; ring: boolean }) {
  const { outline, sign, width, bar } = markShapes[fact]
  const isHollow = state === 'expired'
  return (
    <>
      {ring && <path d={outline} stroke="var(--sheet)" strokeWidth="5" />}
      <path d={outline} fill={isHollow ? 'var(--sheet)' : 'currentColor'} strokeWidth={isHollow ? 2.2 : 1.2} />
      {state === 'withdrawn' ? (
        <path d={bar} stroke="var(--sheet)" strokeWidth="3" strokeLinecap="butt" />
      ) : (
        <path d={sign} stroke={isHollow ? 'currentColor' : 'var(--sheet)'} strokeWidth={width} />
      )}
    </>
  )
}

const Nothing = ({ ring }: { ring: boolean }) => (
  <>
    {ring && <circle cx="12" cy="12" r="9" stroke="var(--sheet)" strokeWidth="6" />}
    <circle cx="12" cy="12" r="9" fill="var(--sheet)" strokeWidth="2" />
    <path d="M8 12h8" strokeWidth="2.2" />
  </>
)

import { useNavigate } from '../../lib/router.tsx'
import { nextPath } from './next-path.ts'

/** Where the second step of a sign-in is asked for; which sign-in it is the browser tells the server by a cookie. */
const SECOND_STEP = '/login?step=code'

export const isSecondStep = (search: string) => new URLSearchParams(search).get('step') === 'code'

/** The same with where somebody wanted to go. */
export const secondStepAddress = (next: string | null) => (next ? `${SECOND_STEP}&next=${encodeURIComponent(next)}` : SECOND_STEP)

/** Leads from the first step to the second. */
export function useSecondStep() {
  const navigate = useNavigate()
  return () => navigate(secondStepAddress(nextPath()))
}

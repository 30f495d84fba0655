import { useQuery } from '@tanstack/react-query'
import { Clock } from 'lucide-react'
import { useSay } from '../../lib/language/say.ts'
import { Link } from '../../lib/router.tsx'
import { isOpen } from '../claim/state.ts'
import { overviewQuery } from '../queries.ts'

/** On one's own profile: that a verification is on its way. Nobody else is told. */
export function ClaimFact() {
  const say = useSay()
  const { data } = useQuery(overviewQuery)
  const open = data?.claims.find(isOpen)
  if (!open) return null
  return (
    <li>
      <Clock />
      <Link to="/verification">{say(open.state === 'more_needed' ? 'Verification needs your answer' : 'Verification pending')}</Link>,{' '}
      {say('only you see this')}
    </li>
  )
}

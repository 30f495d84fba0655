import { useQuery } from '@tanstack/react-query'
import { Check, Minus } from 'lucide-react'
import { hasGoogle } from '../../lib/has-google.ts'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import styles from '../Demo.module.css'
import { hostedService } from '../hosted.ts'

const always = ['Live feed over realtime', 'Row-level security', 'Session refresh', 'Profile verification']

/** What of the hosted back end is in use here. Google is, where it has been configured. */
export function Features() {
  const { data } = useQuery({ queryKey: ['hosted', 'google'], queryFn: async () => hasGoogle(await hostedService()), retry: false })
  return (
    <Sheet title="Features active" padded>
      <ul className={styles.facts}>
        <li>
          {data ? <Check className="small" aria-hidden="true" /> : <Minus className="small" aria-hidden="true" />}
          {data === undefined ? 'Google sign-in: not known yet' : data ? 'Google sign-in' : 'Google sign-in: not configured here'}
        </li>
        {always.map((name) => (
          <li key={name}>
            <Check className="small" aria-hidden="true" />
            {name}
          </li>
        ))}
      </ul>
    </Sheet>
  )
}

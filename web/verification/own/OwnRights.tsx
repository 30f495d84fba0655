import { Check, Minus } from 'lucide-react'
import type { RightInfo } from '#contract/claim-facts.ts'
import { useSay } from '../../lib/language/say.ts'
import { Sheet, SheetList } from '../../ui/layout/Sheet.tsx'
import styles from '../Verification.module.css'
import { needNames, rightNames } from './right-words.ts'

/** What a member may do, and what the rest takes. */
export function OwnRights({ rights }: { rights: RightInfo[] }) {
  const say = useSay()
  return (
    <Sheet title={say('What verification gives you')}>
      <SheetList>
        {rights.map(({ right, allowed, needs }) => (
          <li key={right} className={styles.right} data-allowed={allowed || undefined}>
            {allowed ? <Check /> : <Minus />}
            <span>
              {say(rightNames[right])}
              <span className="vh">: {say(allowed ? 'available to you' : 'not available yet')}</span>
              {needs && <small className="meta"> {say(needNames[needs])}</small>}
            </span>
          </li>
        ))}
      </SheetList>
    </Sheet>
  )
}

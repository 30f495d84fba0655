import { useQuery } from '@tanstack/react-query'
import { Building2, Download, FileText, ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import type { DataAccess } from '#contract/data-accesses.ts'
import { ACCESS_DAYS } from '#contract/limits.ts'
import { inFull } from '../../lib/dates.ts'
import { type Say, useLocale, useSay } from '../../lib/language/say.ts'
import { Sheet, SheetList } from '../../ui/layout/Sheet.tsx'
import { QueryList } from '../../ui/list/QueryList.tsx'
import { BreachesSheet } from '../breaches/BreachesSheet.tsx'
import styles from './Accesses.module.css'
import { accessesQuery } from './queries.ts'

type Told = { icon: ReactNode; who: string; what: string; why: string }

const words: Record<DataAccess['kind'], (access: DataAccess, say: Say) => Told> = {
  claim: (_, say) => ({
    icon: <ShieldCheck aria-hidden="true" />,
    who: say('A reviewer'),
    what: say('What you submitted to be verified, with its number'),
    why: say('You asked us to check who you are.'),
  }),
  evidence: (_, say) => ({
    icon: <ShieldCheck aria-hidden="true" />,
    who: say('A reviewer'),
    what: say('Your documents'),
    why: say('You asked us to check who you are.'),
  }),
  institution: ({ institution }, say) => ({
    icon: <Building2 aria-hidden="true" />,
    who: say('A reviewer'),
    what: say('Your documents for a page'),
    why: say('You claimed the page of {institution}.', { institution }),
  }),
  application: ({ institution, job }, say) => ({
    icon: <FileText aria-hidden="true" />,
    who: say('Recruiters of {institution}', { institution }),
    what: say('Your application'),
    why: say('You applied for “{job}”.', { job }),
  }),
  application_list: ({ institution, job }, say) => ({
    icon: <FileText aria-hidden="true" />,
    who: say('Recruiters of {institution}', { institution }),
    what: say('The list of all applications, downloaded with yours'),
    why: say('You applied for “{job}”.', { job }),
  }),
  export: (_, say) => ({
    icon: <Download aria-hidden="true" />,
    who: say('You'),
    what: say('A copy of all your data, downloaded'),
    why: say('You asked for it.'),
  }),
}

/** Who opened what is the member's and is not on their profile. */
export function AccessesSheet() {
  const say = useSay()
  const accesses = useQuery(accessesQuery)

  return (
    <div className={styles.column}>
      <BreachesSheet />
      <Sheet title={say('The last {days} days', { days: ACCESS_DAYS })} bleed>
        <SheetList aria-label={say('Who saw my data')}>
          <QueryList
            inList
            query={accesses}
            what="who saw your data"
            empty={<li>{say('Nobody has opened your documents or applications.')}</li>}
            keyOf={({ at, kind, job }) => `${at} ${kind} ${job}`}
          >
            {(access) => <AccessRow access={access} />}
          </QueryList>
        </SheetList>
        <p className={styles.foot}>
          {say('Nobody at Wardmates can sign in as you. Members who looked at your profile, and whom you wrote to, are not in this list.')}
        </p>
      </Sheet>
    </div>
  )
}

function AccessRow({ access }: { access: DataAccess }) {
  const say = useSay()
  const locale = useLocale()
  const { icon, who, what, why } = words[access.kind](access, say)
  return (
    <li className={styles.row}>
      {icon}
      <div>
        <h3>
          {who}: {what}
        </h3>
        <p className="meta">
          <time dateTime={access.at}>{inFull(access.at, locale)}</time> · {why}
        </p>
      </div>
    </li>
  )
}

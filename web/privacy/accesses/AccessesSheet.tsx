import { useQuery } from '@tanstack/react-query'
import { Building2, Download, FileText, ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import type { DataAccess } from '#contract/data-accesses.ts'
import { ACCESS_DAYS } from '#contract/limits.ts'
import { inFull } from '../../lib/dates.ts'
import { Sheet, SheetList } from '../../ui/layout/Sheet.tsx'
import { QueryList } from '../../ui/list/QueryList.tsx'
import { BreachesSheet } from '../breaches/BreachesSheet.tsx'
import styles from './Accesses.module.css'
import { accessesQuery } from './queries.ts'

type Said = { icon: ReactNode; who: string; what: string; why: string }

const words: Record<DataAccess['kind'], (access: DataAccess) => Said> = {
  claim: () => ({
    icon: <ShieldCheck aria-hidden="true" />,
    who: 'A reviewer',
    what: 'What you submitted to be verified, with its number',
    why: 'You asked us to check who you are.',
  }),
  evidence: () => ({
    icon: <ShieldCheck aria-hidden="true" />,
    who: 'A reviewer',
    what: 'Your documents',
    why: 'You asked us to check who you are.',
  }),
  institution: ({ institution }) => ({
    icon: <Building2 aria-hidden="true" />,
    who: 'A reviewer',
    what: 'Your documents for a page',
    why: `You claimed the page of ${institution}.`,
  }),
  application: ({ institution, job }) => ({
    icon: <FileText aria-hidden="true" />,
    who: `Recruiters of ${institution}`,
    what: 'Your application',
    why: `You applied for “${job}”.`,
  }),
  application_list: ({ institution, job }) => ({
    icon: <FileText aria-hidden="true" />,
    who: `Recruiters of ${institution}`,
    what: 'The list of all applications, downloaded with yours',
    why: `You applied for “${job}”.`,
  }),
  export: () => ({
    icon: <Download aria-hidden="true" />,
    who: 'You',
    what: 'A copy of all your data, downloaded',
    why: 'You asked for it.',
  }),
}

/** Who opened what is the member's and is not on their profile. */
export function AccessesSheet() {
  const accesses = useQuery(accessesQuery)

  return (
    <div className={styles.column}>
      <BreachesSheet />
      <Sheet title={`The last ${ACCESS_DAYS} days`} bleed>
        <SheetList aria-label="Who saw my data">
          <QueryList
            inList
            query={accesses}
            what="who saw your data"
            empty={<Nobody />}
            keyOf={({ at, kind, job }) => `${at} ${kind} ${job}`}
          >
            {(access) => <AccessRow access={access} />}
          </QueryList>
        </SheetList>
        <p className={styles.foot}>
          Nobody at Wardmates can sign in as you. Members who looked at your profile, and whom you wrote to, are not in this list.
        </p>
      </Sheet>
    </div>
  )
}

const Nobody = () => <li>Nobody has opened your documents or applications.</li>

function AccessRow({ access }: { access: DataAccess }) {
  const { icon, who, what, why } = words[access.kind](access)
  return (
    <li className={styles.row}>
      {icon}
      <div>
        <h3>
          {who}: {what}
        </h3>
        <p className="meta">
          <time dateTime={access.at}>{inFull(access.at)}</time> · {why}
        </p>
      </div>
    </li>
  )
}

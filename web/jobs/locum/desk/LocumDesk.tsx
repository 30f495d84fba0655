import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import type { DeskShift } from '#contract/locum.ts'
import type { Id } from '#contract/page.ts'
import { pageQuery, useInstitutionsLive } from '../../../institutions/queries.ts'
import { manageOf } from '../../../institutions/words.ts'
import { useAddress } from '../../../lib/address.ts'
import { codeOf } from '../../../lib/api/failure.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx'
import { part } from '../../../ui/later.tsx'
import { Sheet } from '../../../ui/layout/Sheet.tsx'
import { EmptyState } from '../../../ui/list/EmptyState.tsx'
import { Failed } from '../../../ui/list/QueryList.tsx'
import { Note } from '../../../ui/status/Note.tsx'
import { Loading } from '../../../ui/status/Skeleton.tsx'
import { daysFrom, headOf } from '../days.ts'
import look from '../Locum.module.css'
import { deskWeekQuery } from '../queries.ts'
import { useMonday } from '../use-shown-week.ts'
import { WeekHead } from '../WeekHead.tsx'
import styles from './Desk.module.css'
import { DeskRow } from './DeskRow.tsx'

const OfferDialog = part(async () => ({ default: (await import('./OfferDialog.tsx')).OfferDialog }))

/** The shifts of an institution, for those who manage them. */
export function LocumDesk({ institutionId }: { institutionId: Id }) {
  const [address] = useAddress()
  const [monday, go] = useMonday()
  const [offering, setOffering] = useState<'new' | DeskShift>()
  useInstitutionsLive(institutionId)
  const page = useQuery(pageQuery(institutionId))
  const week = useQuery(deskWeekQuery(institutionId, monday))
  const error = page.error ?? week.error
  if (error && ['NO_ROLE', 'NOT_FOUND', 'BAD_INPUT'].includes(codeOf(error) ?? '')) return <NotYours />
  if (error) return <Failed what="the shifts" onRetry={() => void Promise.all([page.refetch(), week.refetch()])} />
  if (!page.data)
    return (
      <Sheet>
        <Loading label="Loading the shifts" rows={4} />
      </Sheet>
    )
  const { name, city, verified, role } = page.data
  // Who is free, and who has which shift, stays on no screen of somebody whose role has ended meanwhile.
  if (!page.isFetching && role !== 'owner' && role !== 'recruiter') return <NotYours />
  return (
    <>
      <div className={styles.head}>
        <div>
          <h1 tabIndex={-1}>Locum desk</h1>
          <p className="ui">
            {name}, {city}
          </p>
        </div>
        <Button disabled={!verified} onClick={() => setOffering('new')}>
          Offer a shift
        </Button>
        <ButtonLink tone="outline" to={manageOf(institutionId)}>
          Manage page
        </ButtonLink>
      </div>
      {!verified && <Note>Only verified institutions can offer shifts and see who is free.</Note>}
      <WeekHead monday={monday} onGo={go} />
      <Sheet bleed aria-label="Shifts by day">
        {!week.data && <Loading label="Loading the shifts" rows={4} />}
        {week.data?.shifts.length === 0 && (
          <EmptyState level={2} title="No shifts this week">
            Offer one to a doctor who is free then, or openly to all of a specialty.
          </EmptyState>
        )}
        <ul className={look.agenda}>
          {daysFrom(monday).flatMap((day) => {
            const here = week.data?.shifts.filter((shift) => shift.day === day) ?? []
            const { name: weekday, number } = headOf(day)
            if (here.length === 0) return []
            return (
              <li key={day}>
                <p className={look.date}>
                  {weekday}
                  <b>{number}</b>
                </p>
                <div className={look.ofDay}>
                  {here.map((shift) => (
                    <DeskRow
                      key={shift.id}
                      institutionId={institutionId}
                      shift={shift}
                      current={shift.id === address.get('shift')}
                      onAgain={() => setOffering(shift)}
                    />
                  ))}
                </div>
              </li>
            )
          })}
        </ul>
      </Sheet>
      <Suspense>
        {offering && (
          <OfferDialog
            institutionId={institutionId}
            like={offering === 'new' ? undefined : offering}
            day={monday}
            onClose={() => setOffering(undefined)}
          />
        )}
      </Suspense>
    </>
  )
}

/** Whoever has no role here that manages shifts, or has just lost it. */
const NotYours = () => (
  <Sheet>
    <h1 className="vh">Locum desk</h1>
    <EmptyState level={2} title="You do not manage shifts here">
      Owners and recruiters of an institution do. An owner may have changed your role.
    </EmptyState>
  </Sheet>
)

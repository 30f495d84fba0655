import { CalendarCheck } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useShiftsLive } from '../jobs/locum/queries.ts'
import { useAddress } from '../lib/address.ts'
import { Button } from '../ui/button/Button.tsx'
import { part } from '../ui/later.tsx'
import { Page } from '../ui/layout/Page.tsx'
import { Sheet } from '../ui/layout/Sheet.tsx'
import { Loading } from '../ui/status/Skeleton.tsx'

const LocumWeek = part(async () => ({ default: (await import('../jobs/locum/LocumWeek.tsx')).LocumWeek }))
const LocumRail = part(async () => ({ default: (await import('../jobs/locum/LocumRail.tsx')).LocumRail }))
const FreeDialog = part(async () => ({ default: (await import('../jobs/locum/FreeDialog.tsx')).FreeDialog }))
const LocumDesk = part(async () => ({ default: (await import('../jobs/locum/desk/LocumDesk.tsx')).LocumDesk }))

const FindDesk = part(async () => ({ default: (await import('../jobs/locum/desk/FindDesk.tsx')).FindDesk }))

const loading = (
  <Sheet>
    <Loading label="Loading" rows={3} />
  </Sheet>
)

/** Shifts for a doctor, or those of an institution that the viewer runs, as the address asks. */
export function LocumPage() {
  useShiftsLive()
  const [address] = useAddress()
  const institutionId = address.get('institution')
  const sought = address.get('desk')
  if (institutionId)
    return (
      <Page title="Locum desk" heading="own">
        <Suspense fallback={loading}>
          <LocumDesk key={institutionId} institutionId={institutionId} />
        </Suspense>
      </Page>
    )
  if (sought)
    return (
      <Page title="Locum desk">
        <Suspense fallback={loading}>
          <FindDesk shiftId={sought} />
        </Suspense>
      </Page>
    )
  return <OwnShifts />
}

function OwnShifts() {
  const [saying, setSaying] = useState(false)
  const say = () => setSaying(true)
  return (
    <Page
      title="Locum shifts"
      lead="Say when you are free. Hospitals offer, you decide."
      aside={
        <Button tone="outline" onClick={say}>
          <CalendarCheck />
          When I am free
        </Button>
      }
      rail={
        <Suspense>
          <LocumRail />
        </Suspense>
      }
      railLabel="Offer"
    >
      <Suspense fallback={loading}>
        <LocumWeek onFree={say} />
      </Suspense>
      <Suspense>{saying && <FreeDialog onClose={() => setSaying(false)} />}</Suspense>
    </Page>
  )
}

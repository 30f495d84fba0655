import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import styles from '../education/Education.module.css'
import { courseQuery } from '../education/queries.ts'
import { useAddress } from '../lib/address.ts'
import { useSession } from '../lib/session.ts'
import { ButtonLink } from '../ui/button/ButtonLink.tsx'
import { part, soon } from '../ui/later.tsx'
import { Page } from '../ui/layout/Page.tsx'
import { EmptyState } from '../ui/list/EmptyState.tsx'
import { Loading } from '../ui/status/Skeleton.tsx'

const GoOn = part(async () => ({ default: (await import('../education/courses/GoOn.tsx')).GoOn }))
const Courses = soon(async () => (await import('../education/courses/Courses.tsx')).Courses)
const Events = soon(async () => (await import('../education/events/Events.tsx')).Events)
const EventView = part(async () => ({ default: (await import('../education/events/EventView.tsx')).EventView }))
const Paths = part(async () => ({ default: (await import('../education/courses/Paths.tsx')).Paths }))
const RecallSheet = part(async () => ({ default: (await import('../education/recall/RecallSheet.tsx')).RecallSheet }))
const RecallPage = part(async () => ({ default: (await import('../education/recall/RecallPage.tsx')).RecallPage }))
const CourseView = part(async () => ({ default: (await import('../education/course/CourseView.tsx')).CourseView }))
const VersionView = part(async () => ({ default: (await import('../education/course/VersionView.tsx')).VersionView }))
const Writing = part(async () => ({ default: (await import('../education/writing/Writing.tsx')).Writing }))
const Editor = part(async () => ({ default: (await import('../education/writing/Editor.tsx')).Editor }))
const Ledger = part(async () => ({ default: (await import('../education/ledger/Ledger.tsx')).Ledger }))
const Certificates = part(async () => ({ default: (await import('../education/certificates/Certificates.tsx')).Certificates }))
const CheckPage = part(async () => ({ default: (await import('../education/certificates/CheckPage.tsx')).CheckPage }))

/** Courses, events, recall, the CPD ledger and certificates, as the address asks. */
export function EducationPage() {
  const [address] = useAddress()
  const courseId = address.get('course')
  const eventId = address.get('event')
  const certificateNumber = address.get('certificate')
  const version = Number(address.get('version'))
  if (courseId && Number.isInteger(version) && version > 0)
    return (
      <Page title={`Course, version ${version}`}>
        <Suspense fallback={<Loading label="Loading the course" />}>
          <VersionView courseId={courseId} version={version} />
        </Suspense>
      </Page>
    )
  if (courseId) return <CoursePage courseId={courseId} />
  if (eventId)
    return (
      <Page title="Education" lead="Short courses from evidence notes, grand rounds and journal clubs.">
        <Suspense fallback={<Loading label="Loading the event" />}>
          <EventView key={eventId} eventId={eventId} />
        </Suspense>
      </Page>
    )
  if (certificateNumber)
    return (
      <Page title="Certificate">
        <Suspense fallback={<Loading label="Looking the certificate up" />}>
          <CheckPage certificateNumber={certificateNumber} />
        </Suspense>
      </Page>
    )
  if (address.has('recall'))
    return (
      <Page title="Recall" lead="Questions that you missed, on the day that FSRS sets.">
        <Suspense fallback={<Loading label="Loading your recall cards" />}>
          <RecallPage />
        </Suspense>
      </Page>
    )
  const manuscriptId = address.get('write')
  if (manuscriptId !== null) return <WritingPage manuscriptId={manuscriptId} />
  return address.has('ledger') ? <LedgerPage /> : <AllEducation />
}

/** The course is asked for beside the program that draws it. */
function CoursePage({ courseId }: { courseId: string }) {
  const { data } = useQuery(courseQuery(courseId))
  return (
    <Page title={data?.title ?? 'Course'} heading="own">
      {!data && <h1 className="vh">Course</h1>}
      <Suspense fallback={<Loading label="Loading the course" />}>
        <CourseView key={courseId} courseId={courseId} />
      </Suspense>
    </Page>
  )
}

const AllEducation = () => (
  <Page
    title="Education"
    lead="Short courses from evidence notes, grand rounds and journal clubs."
    aside={
      <div className={styles.links}>
        <ButtonLink tone="outline" to="/education?write">
          Write a course
        </ButtonLink>
        <ButtonLink tone="outline" to="/education?ledger">
          CPD ledger
        </ButtonLink>
      </div>
    }
  >
    <Suspense fallback={<Loading label="Loading courses" />}>
      <GoOn />
      <Courses />
    </Suspense>
    <div className={styles.two}>
      <Suspense fallback={<Loading label="Loading events" />}>
        <Events />
      </Suspense>
      <Suspense>
        <div className={styles.column}>
          <RecallSheet />
          <Paths />
        </div>
      </Suspense>
    </div>
  </Page>
)

function WritingPage({ manuscriptId }: { manuscriptId: string }) {
  const { signedIn } = useSession()
  const lead = 'Courses by members, from the same evidence notes. A reviewer reads each one before it is published.'
  if (!signedIn)
    return (
      <Page title="Write a course" lead={lead}>
        <EmptyState
          level={2}
          title="Writing needs an account."
          action={<ButtonLink to={`/login?next=${encodeURIComponent('/education?write')}`}>Sign in</ButtonLink>}
        >
          Members who have proven who they are write courses under their name.
        </EmptyState>
      </Page>
    )
  return (
    <Page title="Write a course" lead={lead}>
      <Suspense fallback={<Loading label="Loading your courses" />}>
        {manuscriptId ? <Editor key={manuscriptId} manuscriptId={manuscriptId} /> : <Writing />}
      </Suspense>
    </Page>
  )
}

function LedgerPage() {
  const { signedIn } = useSession()
  const lead =
    'What you learned, with the date and who accredited it (continuing professional development, also called CME). Only you see it.'
  if (!signedIn)
    return (
      <Page title="CPD ledger" lead={lead}>
        <EmptyState
          level={2}
          title="A ledger needs an account."
          action={<ButtonLink to={`/login?next=${encodeURIComponent('/education?ledger')}`}>Sign in</ButtonLink>}
        >
          It is kept for you alone, so there is none in this preview.
        </EmptyState>
      </Page>
    )
  return (
    <Page
      title="CPD ledger"
      lead={lead}
      rail={
        <Suspense>
          <Certificates />
        </Suspense>
      }
      railLabel="Certificates"
    >
      <Suspense fallback={<Loading label="Loading your ledger" />}>
        <Ledger />
      </Suspense>
    </Page>
  )
}

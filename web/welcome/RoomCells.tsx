import { BriefcaseMedical, CircleUserRound, FlaskConical, GraduationCap, Lock, MessageSquare, ScrollText } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSession } from '../lib/session.ts'
import { MatesGlyph } from '../ui/art/glyphs.tsx'
import { DoxyTile } from '../ui/person/Avatar.tsx'
import { Cells, LinkCell } from './Cells.tsx'
import section from './section.module.css'

type Room = {
  /** The anchor other pages point at. */
  id: string
  to: string
  icon: ReactNode
  title: string
  text: string
  /** Visitors see it with sample people before they sign in. */
  preview?: boolean
}

const rooms: Room[] = [
  {
    id: 'discussions',
    to: '/dashboard',
    icon: <ScrollText aria-hidden="true" />,
    title: 'Feed',
    text: 'Cases, questions and papers from people you can name. Every post carries its verification status in the margin.',
  },
  {
    id: 'ai',
    to: '/chat',
    icon: <DoxyTile size="sm" />,
    title: 'Doxy AI',
    text: 'Answers in steps, with references and a confidence level. Always marked in yellow.',
  },
  {
    id: 'mates',
    to: '/mates',
    icon: <MatesGlyph />,
    title: 'Mates',
    text: 'Find colleagues by name, specialty, city or hospital, and see who you know in common.',
    preview: true,
  },
  {
    id: 'jobs',
    to: '/jobs',
    icon: <BriefcaseMedical aria-hidden="true" />,
    title: 'Jobs',
    text: 'Consultant posts, residencies and internships, filtered by urgency, remote work and pay.',
    preview: true,
  },
  {
    id: 'research',
    to: '/researchhub',
    icon: <FlaskConical aria-hidden="true" />,
    title: 'Research Hub',
    text: 'Upload a paper, keep its versions, take comments and ask Doxy AI for the limitations.',
    preview: true,
  },
  {
    id: 'security',
    to: '/messages',
    icon: <MessageSquare aria-hidden="true" />,
    title: 'Messages',
    text: 'Private conversations with delivery ticks, images and video. Secured with encryption.',
    preview: true,
  },
  {
    id: 'education',
    to: '/education',
    icon: <GraduationCap aria-hidden="true" />,
    title: 'Education',
    text: 'Short courses and grand rounds you can finish between two lists.',
    preview: true,
  },
  {
    id: 'profile',
    to: '/profile',
    icon: <CircleUserRound aria-hidden="true" />,
    title: 'Profiles',
    text: 'Training, publications and certificates on one page.',
  },
]

/** The eight rooms. What a visitor finds behind a card is said on it. */
export function RoomCells() {
  const { signedIn } = useSession()

  return (
    <section className={`wrap ${section.band}`} aria-labelledby="rooms">
      <h2 id="rooms" className="vh">
        Features
      </h2>
      <Cells columns={4}>
        {rooms.map(({ id, to, icon, title, text, preview }) => (
          <LinkCell key={id} id={id} to={to} icon={icon} title={title} go={<Way open={signedIn} preview={preview} />}>
            {text}
          </LinkCell>
        ))}
      </Cells>
    </section>
  )
}

function Way({ open, preview }: { open: boolean; preview?: boolean }) {
  if (open) return 'Open'
  if (preview) return 'Preview with sample people'
  return (
    <>
      <Lock aria-hidden="true" />
      Sign in to open
    </>
  )
}

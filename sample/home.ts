import type { HomeSummary, RoundEntry } from '#contract/home.ts'
import type { Mate } from '#contract/mates.ts'
import { counts } from './counts.ts'
import { demo } from './demo.ts'
import { cardOf, type Handle } from './people.ts'

const suggested = (handle: Handle, mutualMates: number): Mate => ({
  member: cardOf(handle),
  state: 'suggested',
  shared: [{ as: 'mates', count: mutualMates }],
  mutualMates,
  mutual: [],
  note: null,
})

type AtTime<Entry> = Entry extends RoundEntry ? Omit<Entry, 'at'> & { time: string } : never

const round: AtTime<RoundEntry>[] = [
  {
    kind: 'comment',
    time: '07:40',
    by: cardOf('kavya-reddy'),
    postId: '019a9f3e-6c00-7b1d-9c52-3f0a7d61e284',
    excerpt: 'Distal radial access for a long case',
    comments: 14,
  },
  { kind: 'mate_accepted', time: '09:15', by: cardOf('harpreet-kaur'), mutualMates: 6 },
  { kind: 'mate_request', time: '11:30', by: cardOf('zoya-khan'), mutualMates: 4 },
  { kind: 'event', time: '16:00', title: 'Heart failure journal club', place: 'online, hosted from Kochi', going: 42 },
]

/** What the preview shows on /home, whatever day it is. */
export const home: Omit<HomeSummary, 'round' | 'suggestions'> & { round: AtTime<RoundEntry>[]; suggestions: Mate[] } = {
  card: cardOf(demo.handle),
  activity: counts.activity,
  weeks: {
    posts: [3, 4, 2, 5, 4, 6, 5],
    connections: [152, 153, 153, 154, 155, 156, 156],
    saved: [26, 27, 27, 27, 27, 27, 28],
    events: [1, 0, 1, 0, 2, 0, 1],
  },
  round,
  firstDay: null,
  week: null,
  suggestions: [suggested('lalrinpuii-hmar', 2), suggested('neha-joshi', 5), suggested('priya-mehta', 7)],
}

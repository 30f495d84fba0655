import type { MateProfile, MateState, MatesOverview } from '#contract/mates.ts'
import { counts } from './counts.ts'
import { cardOf, type Handle } from './people.ts'

type Facts = Pick<MateProfile, 'bio' | 'experienceYears' | 'connections'>

const person = (handle: Handle, state: MateState, mutualMates: number, facts: Facts): MateProfile => ({
  mate: { member: cardOf(handle), state, shared: [], mutualMates, mutual: [], note: null },
  ...facts,
})

/** Whom the preview shows on /mates, section by section. */
export const previewPeople: readonly MateProfile[] = [
  person('zoya-khan', 'request_received', 4, {
    bio: 'High-risk pregnancies in a district that has many.',
    experienceYears: 9,
    connections: 268,
  }),
  person('rohan-deshmukh', 'request_received', 11, {
    bio: 'Skull base, and the families who wait outside.',
    experienceYears: 14,
    connections: 412,
  }),
  person('kavya-reddy', 'connected', 18, { bio: 'Chest films first, coffee second.', experienceYears: 11, connections: 530 }),
  person('sourav-banerjee', 'connected', 9, {
    bio: 'TB, and everything mistaken for it.',
    experienceYears: 16,
    connections: 347,
  }),
  person('harpreet-kaur', 'connected', 6, { bio: 'Small patients, short words.', experienceYears: 8, connections: 221 }),
  person('imran-qureshi', 'connected', 14, { bio: 'The first ten minutes.', experienceYears: 12, connections: 489 }),
  person('arjun-menon', 'pending', 3, {
    bio: 'Teaching, trials and plain talk.',
    experienceYears: 24,
    connections: 604,
  }),
  person('lalrinpuii-hmar', 'suggested', 2, { bio: 'Where the road ends.', experienceYears: 7, connections: 143 }),
  person('neha-joshi', 'suggested', 5, { bio: 'Skin of every colour.', experienceYears: 10, connections: 298 }),
  person('vikram-rathore', 'suggested', 1, {
    bio: 'Sugar, pressure and patience.',
    experienceYears: 19,
    connections: 176,
  }),
  person('priya-mehta', 'suggested', 7, { bio: 'Cataract camps on Sundays.', experienceYears: 13, connections: 315 }),
]

/** The tiles that do not change with what a guest does. */
export const previewTiles: Pick<MatesOverview, 'newMessages' | 'mutualConnections' | 'mutualConnectionsAt' | 'weeks'> = {
  newMessages: counts.newMessages,
  mutualConnections: counts.mutualConnections,
  mutualConnectionsAt: null,
  weeks: {
    active: [1, 2, 2, 3, 3, 4, 4],
    pending: [1, 0, 2, 1, 0, 1, 0],
    newMessages: [38, 41, 39, 42, 40, 44, 47],
    mutualConnections: [152, 153, 153, 154, 155, 156, 156],
  },
}

/** The topics of the preview, each with its number by the specification. */
export const previewTopics = [
  'Dengue fluids, 2025 season',
  'SGLT2 inhibitors in HFpEF',
  'AI in chest radiographs',
  'Post-NEET counselling',
  'TB preventive treatment',
].map((topic, index) => ({ topic, posts: counts.trendingTopic(index) }))

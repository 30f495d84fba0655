import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { DELETION_DAYS } from '#contract/limits.ts'
import { secondFactorQuery } from '../../account/security/queries.ts'
import { sessionsQuery } from '../../account/sessions/queries.ts'
import { say } from '../../lib/language/say.ts'
import { blocksQuery } from '../../mates/queries.ts'
import { ownGrievancesQuery } from '../../moderation/grievances/queries.ts'
import { settingsQuery } from '../../notifications/queries.ts'
import { accessesQuery } from '../../privacy/accesses/queries.ts'
import { consentsQuery } from '../../privacy/consents/queries.ts'
import { exportsQueryNow } from '../../privacy/export/queries.ts'
import { nomineeQuery } from '../../privacy/nominee/queries.ts'
import { profileQuery } from '../../profile/queries.ts'
import {
  accessesInWords,
  audienceInWords,
  blockedInWords,
  consentsInWords,
  copiesInWords,
  factorInWords,
  grievancesInWords,
  nomineeInWords,
  noticesInWords,
  sessionsInWords,
} from './state-words.ts'

/** What was read so lately is not read again for its line; a section that is opened reads what it shows. */
const FRESH_MS = 5 * 60_000

/** A slow network carries one answer at a time, from the top of the list to its end; whoever leaves the list asks for no more. */
const after = (before: { isFetched: boolean }) => ({ enabled: before.isFetched, staleTime: FRESH_MS, refetchOnWindowFocus: false })

/** How each section stands, in one line; without those that are not known yet. */
export function useStates(): Partial<Record<string, string>> {
  const audience = useQuery({
    ...profileQuery({}),
    ...after({ isFetched: true }),
    select: ({ own }) => own && audienceInWords(own.audience),
  })
  const sessions = useQuery({ ...sessionsQuery, ...after(audience), select: sessionsInWords })
  const security = useQuery({ ...secondFactorQuery, ...after(sessions), select: factorInWords })
  const notifications = useQuery({ ...settingsQuery, ...after(security), select: noticesInWords })
  const blocked = useInfiniteQuery({
    ...blocksQuery,
    ...after(notifications),
    select: ({ pages: [first] }) => first && blockedInWords(first),
  })
  const data = useQuery({ ...exportsQueryNow, ...after(blocked), select: copiesInWords })
  const consents = useQuery({ ...consentsQuery, ...after(data), select: consentsInWords })
  const accesses = useQuery({ ...accessesQuery, ...after(consents), select: accessesInWords })
  const nominee = useQuery({ ...nomineeQuery, ...after(accesses), select: nomineeInWords })
  const grievance = useQuery({ ...ownGrievancesQuery, ...after(nominee), select: grievancesInWords })
  const asked = { audience, sessions, security, notifications, blocked, data, consents, accesses, nominee, grievance }
  const known = Object.entries(asked).flatMap(([id, { data: words }]) => (words ? [[id, words]] : []))
  return { ...Object.fromEntries(known), delete: say('{days} days to change your mind', { days: DELETION_DAYS }) }
}

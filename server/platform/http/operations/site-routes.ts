import { setTimeout as sleep } from 'node:timers/promises'
import type { Site } from '#contract/site.ts'
import { site } from '#contract/site.ts'
import type { Db } from '../../db/client.ts'
import { isClockRight } from '../../db/clock.ts'
import { sharedAnswer } from '../../db/shared-answer.ts'
import type { RecentTrouble } from '../../db/trouble.ts'
import type { Live } from '../../live/channel.ts'
import { serve } from './serve.ts'

const DATABASE_MAX_MS = 3000
/** However many ask whether the service is well, the database is asked once in so long. */
const HEALTH_MS = 1000

/** Answers what this installation is and whether it is well. */
export const siteRoutes = (demoMember: Site['demoMember'], version: string) =>
  serve(site, {
    about: async (_nothing, { config, caller }) => ({
      googleClientId: config.google?.clientId ?? null,
      googlePrompt: config.google?.prompt ?? null,
      demoMember: config.sampleSignIn && caller.isHere ? demoMember : null,
    }),

    // A manager that restarts what is dead must not restart every node because the database is away.
    alive: async () => ({ status: 'alive' as const }),

    health: async (_nothing, { db, log, trouble, live, caller }) => {
      const answer = await database.get(db).catch((error) => void log.error({ err: error }, 'database out of reach'))
      const reachable = answer !== undefined
      if (!reachable) caller.setStatus(503)
      const ailment = answer && ailmentOf(answer, trouble, live)
      return {
        status: reachable ? (ailment ? 'degraded' : 'ok') : 'unavailable',
        message: reachable ? (ailment ?? 'Backend is healthy!') : 'The database is out of reach.',
        database: reachable ? 'ok' : 'unreachable',
        version,
        uptimeSeconds: Math.round(process.uptime()),
      }
    },
  })

type Answer = { isClockRight: boolean }

/** What the database answers in time: somebody waits for this to decide where to send members. */
async function answersInTime(db: Db): Promise<Answer | undefined> {
  const late = new AbortController()
  const answered = isClockRight(db).then((isRight) => ({ isClockRight: isRight }))
  const tooLate = sleep(DATABASE_MAX_MS, undefined, { signal: late.signal, ref: false }).catch(() => undefined)
  return Promise.race([answered, tooLate]).finally(() => late.abort())
}

const database = sharedAnswer(HEALTH_MS, answersInTime)

/** What is not as it should be while the database answers. */
function ailmentOf({ isClockRight }: Answer, trouble: RecentTrouble, live: Live) {
  if (trouble.has('STORAGE_FULL', 60)) return 'The storage is full: nothing new can be saved.'
  if (trouble.has('BUSY', 10)) return 'The database has more to do than it can.'
  if (!isClockRight) return 'The clock of this machine is not the one of its database: nothing is deleted or expires by it.'
  return live.isWhole() ? undefined : 'Live events do not reach the other nodes.'
}

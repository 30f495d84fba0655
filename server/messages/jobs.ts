import type { Services } from '../platform/http/context.ts'
import { defineSweep, work } from '../platform/jobs/job.ts'
import { type AnswerContext, answerMessage, doxyAnswer, giveUpAnswer } from './doxy.ts'
import { announceForAMinute } from './notices.ts'
import { remindAll } from './reminders.ts'
import { ringAgain } from './urgent.ts'

export type { AnswerContext } from './doxy.ts'

export const messagesJobs = [
  work(doxyAnswer, (asked, context: AnswerContext) => answerMessage(asked, context), giveUpAnswer),
  work(defineSweep('ring-urgent', '* * * * *'), (_, services: Services) => ringAgain(services)),
  work(defineSweep('announce-messages', '* * * * *'), (_, services: Services, signal) => announceForAMinute(services, signal)),
  work(defineSweep('remind-of-messages', '* * * * *'), (_, services: Services) => remindAll(services)),
]

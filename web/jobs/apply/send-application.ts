import type { OwnApplication } from '#contract/application.ts'
import type { Id } from '#contract/page.ts'
import { api } from '../../lib/api/api.ts'
import { codeOf } from '../../lib/api/failure.ts'
import { say } from '../../lib/language/say.ts'
import type { Delivery } from '../../lib/outbox/entry.ts'
import { toast } from '../../ui/status/toast.ts'
import { drawApplied, rereadJobs } from '../queries.ts'
import type { ApplicationDraft, sentOf } from './use-application-draft.ts'

/** An application that goes by itself once there is a connection: what is sent, and what it was written as. */
export type ApplicationToSend = { postingId: Id; title: string; sent: ReturnType<typeof sentOf>; draft: ApplicationDraft }

export const applicationDelivery: Delivery<ApplicationToSend, OwnApplication | undefined> = {
  // The answer to an earlier try was lost on the way, or another tab was faster: one is there.
  send: ({ postingId, sent }, _clientId, options) =>
    api.applications.apply({ postingId, ...sent }, options).catch((error) => {
      if (codeOf(error) === 'ALREADY_APPLIED') return undefined
      throw error
    }),

  sent: (cache, application, { title }) => {
    if (application) drawApplied(cache, application)
    toast.success(say('Application sent: {title}', { title }))
    void rereadJobs(cache)
  },

  refused: (words, { title }, _cache, clientId) =>
    void toast.error(say('Your application was not sent: {title}', { title }), { id: clientId, description: words }),
}

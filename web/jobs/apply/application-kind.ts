import type { Id } from '#contract/page.ts'
import { saveDraft } from '../../lib/drafts.ts'
import type { Kind, ShownEntry } from '../../lib/outbox/entry.ts'
import { removeEntry, useEntries } from '../../lib/outbox/outbox.ts'
import type { ApplicationToSend } from './send-application.ts'

const applicationsTo = (postingId: Id) => `application:${postingId}`

export const applicationKind: Kind<ApplicationToSend> = {
  name: 'application',
  queueOf: ({ postingId }) => applicationsTo(postingId),
  load: async () => (await import('./send-application.ts')).applicationDelivery,
}

/** The application to this job that the server has not taken yet. */
export const useWaitingApplication = (postingId: Id) => useEntries(applicationKind, applicationsTo(postingId))[0]

/** Puts it back to where it was written. Where the browser has no room for that it stays where it is. */
export function takeBackApplication({ clientId, payload: { postingId, draft } }: ShownEntry<ApplicationToSend>) {
  const isBack = saveDraft(applicationsTo(postingId), draft)
  if (isBack) removeEntry(clientId)
  return isBack
}

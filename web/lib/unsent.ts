import { draftNames, dropDraft } from './drafts.ts'
import { forgetEntries, ownEntries } from './outbox/outbox.ts'
import { session } from './session.ts'

/** What was entered in the profile wizard lies with the tab: web/verification/setup/draft.ts. */
const SETUP = 'setup:'

/** How much the signed-in member has written in this browser and not sent, drafts included. */
export const countUnsent = () => draftNames().length + ownEntries().length

/** Deletes all of it from this browser; what is on its way just now may still arrive. */
export async function forgetUnsent() {
  for (const name of draftNames()) dropDraft(name)
  sessionStorage.removeItem(SETUP + session().user?.id)
  await forgetEntries()
}

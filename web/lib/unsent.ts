import type { Id } from '#contract/page.ts'
import { draftNames, dropDraft } from './drafts.ts'
import { removeEntry } from './outbox/outbox.ts'
import { Store } from './outbox/store.ts'

/** What was entered in the profile wizard lies with the tab: web/verification/setup/draft.ts. */
const SETUP = 'setup:'

/** Whether something was entered there since the last step was saved: a licence number, perhaps. */
const isSetupUnsaved = (memberId: Id) => sessionStorage.getItem(SETUP + memberId)?.includes('"values":{"') === true

/** How much a member has written in this browser and not sent, drafts included. */
export const countUnsent = async (memberId: Id) =>
  draftNames(memberId).length + Number(isSetupUnsaved(memberId)) + (await new Store().list(memberId)).length

/** Deletes all of it from this browser; what is on its way just now may still arrive. */
export async function forgetUnsent(memberId: Id) {
  for (const name of draftNames(memberId)) dropDraft(name, memberId)
  sessionStorage.removeItem(SETUP + memberId)
  const store = new Store()
  for (const { clientId } of await store.list(memberId)) {
    removeEntry(clientId)
    await store.remove(clientId).catch(() => undefined)
  }
}

import { newClientId } from '../../lib/client-id.ts'
import { DEVICE, session } from '../../lib/session.ts'

const made = new Map<string, string>()

/** This browser, as the member's messages name it: made once for each member, so that two of them who share it are not tied together. */
export function deviceId(): string {
  const key = DEVICE + (session().user?.id ?? '')
  const id = localStorage.getItem(key) ?? made.get(key) ?? newClientId()
  made.set(key, id)
  try {
    localStorage.setItem(key, id)
  } catch {
    // Without storage it is another device after a reload.
  }
  return id
}

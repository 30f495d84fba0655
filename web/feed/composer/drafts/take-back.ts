import { newClientId } from '../../../lib/client-id.ts'
import { say } from '../../../lib/language/say.ts'
import type { ShownEntry } from '../../../lib/outbox/entry.ts'
import { entriesOf, removeEntry } from '../../../lib/outbox/outbox.ts'
import { toast } from '../../../ui/status/toast.ts'
import { focusComposer } from '../focus-composer.ts'
import type { PostToSend } from '../send-post.ts'
import { drop, keep, NO_ROOM, open } from './kept.ts'

/**
 * Puts a post that the server refused back into what is being written, whole; what stands there is put aside first. Where this browser
 * has no room for both nothing changes.
 */
export function takeBack({ clientId, kind, queue, payload }: ShownEntry<PostToSend>) {
  if (!entriesOf(kind, queue).some((entry) => entry.clientId === clientId)) return
  const { link = '', poll = null, ...rest } = payload
  // Another name: what was refused under the first one is over.
  const draft = { ...rest, link, poll, clientId: newClientId(), keptAt: Date.now() }
  if (keep(draft) && open(draft)) {
    removeEntry(clientId)
    focusComposer()
  } else {
    drop(draft)
    toast.error(say(NO_ROOM))
  }
}

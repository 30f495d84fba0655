import { Refusal } from '#contract/errors.ts'
import { announce, notify, withdraw } from '../notifications/public.ts'
import { within } from '../platform/access/limits.ts'
import type { Db } from '../platform/db/client.ts'
import type { MemberContext } from '../platform/http/context.ts'
import type { Live } from '../platform/live/channel.ts'
import { getCard } from '../profile/public.ts'
import { acceptRequest, findLinks, lockLink, relationTo, removeLink, saveRequest } from '../relations/public.ts'
import { linksChanged } from './kept-suggestions.ts'
import { loadMates } from './public.ts'
import { findDecline, removeDecline, saveDecline } from './queries.ts'
import { type Move, mayAskAgain, move } from './rules.ts'

type Input = { memberId: string; note?: string | undefined }

/** A move between two members: one at a time for a pair, announced to both, and without effect when it was made before. */
export const makeMove =
  (by: Move) =>
  async (input: Input, { db, limits, live, viewer }: MemberContext) => {
    const memberId = input.memberId.toLowerCase()
    if (memberId === viewer.id) throw new Refusal('BAD_INPUT', { words: 'You cannot be your own mate.' })
    const uncount = by === 'request' ? await countRequest({ db, limits }, viewer.id, memberId) : undefined
    const moving = db.transaction().execute(async (tx) => ({
      ...(await change(tx, viewer.id, { memberId, note: input.note }, by)),
      // Read before the pair is free again: the answer is what this move led to, whatever comes next.
      mate: (await loadMates(tx, viewer.id, [memberId]))[0],
    }))
    const { moved, isLink, notifiedIds, met, mate } = await moving.catch(async (error) => {
      await uncount?.()
      throw error
    })
    // Whoever was faster had asked: that is an answer, and no request of the viewer's.
    if (!moved || isLink) await uncount?.()
    announce(live, notifiedIds)
    // What is for mates alone opens with a link, and closes with its end.
    if (isLink) live.rightsChanged([viewer.id, memberId])
    if (moved) announceMates(live, [viewer.id, memberId], isLink)
    if (!mate) throw new Refusal('NOT_FOUND')
    return met ? { ...mate, note: met } : mate
  }

/**
 * Counts a request to somebody with whom nothing links the viewer yet, and answers what takes the count away again. One too many is refused for
 * good: sent when the day is over it would hold up all that is written after it until then.
 */
async function countRequest({ db, limits }: Pick<MemberContext, 'db' | 'limits'>, viewerId: string, memberId: string) {
  if ((await findLinks(db, viewerId, [memberId])).size > 0) return undefined
  const uncount = await within(limits.mateRequests(viewerId))
  if (!uncount) throw new Refusal('REQUESTS_SPENT')
  return uncount
}

async function change(tx: Db, viewerId: string, { memberId, note }: Input, by: Move) {
  await getCard(tx, memberId)
  const before = await lockLink(tx, viewerId, memberId)
  // Whoever blocked the viewer is nowhere, not even as somebody who cannot be asked.
  if ((await relationTo(tx, viewerId, memberId)) === 'blocked') throw new Refusal('NOT_FOUND')
  const after = move(before, by)
  if (after === before) return { moved: false, isLink: false, notifiedIds: [], met: null }
  const isLink = before === 'connected' || after === 'connected'
  await linksChanged(tx, [viewerId, memberId])

  if (after === 'pending') {
    mayAskAgain(await findDecline(tx, viewerId, memberId), new Date())
    await saveRequest(tx, viewerId, memberId, note)
    await removeDecline(tx, memberId, viewerId)
    return { moved: true, isLink, notifiedIds: await notify(tx, { to: memberId, kind: 'mate_request', from: viewerId }), met: null }
  }
  // A request that was answered or taken back waits for nobody any more.
  const [to, from] = by === 'withdraw' ? [memberId, viewerId] : [viewerId, memberId]
  const withdrawnFrom = await withdraw(tx, { kind: 'mate_request', to, from })
  if (after === 'connected') {
    // Whoever accepts has read what was said with the request; whoever asked in their turn had not seen that there is one.
    const met = by === 'request' ? ((await findLinks(tx, viewerId, [memberId])).get(memberId)?.note ?? null) : null
    await acceptRequest(tx, memberId, viewerId)
    await removeDecline(tx, memberId, viewerId)
    return {
      moved: true,
      isLink,
      met,
      notifiedIds: [...withdrawnFrom, ...(await notify(tx, { to: memberId, kind: 'mate_accepted', from: viewerId }))],
    }
  }
  await removeLink(tx, viewerId, memberId)
  if (by === 'decline') await saveDecline(tx, memberId, viewerId)
  return { moved: true, isLink, notifiedIds: withdrawnFrom, met: null }
}

/** Tells the open pages of these members that their lists of mates have changed, and those of conversations: a link accepts a request, a block parts one. */
export function announceMates(live: Live, memberIds: readonly string[], withConversations = true) {
  for (const memberId of memberIds) {
    live.toMember(memberId, 'mates_changed')
    if (withConversations) live.toMember(memberId, 'messages_changed')
  }
}

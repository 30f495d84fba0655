import { Refusal } from '#contract/errors.ts'
import { announce, notify } from '../notifications/notify.ts'
import { withdraw } from '../notifications/withdraw.ts'
import type { Db } from '../platform/db/client.ts'
import type { MemberContext } from '../platform/http/context.ts'
import type { Live } from '../platform/live.ts'
import { getCard } from '../profile/card.ts'
import { relationTo } from '../profile/relation.ts'
import { showMates } from './lists.ts'
import { findDecline, removeLink, saveDecline, saveState, stateBetween } from './queries.ts'
import { type Move, mayAskAgain, move } from './rules.ts'

type Asked = { memberId: string; note?: string | undefined }

/** A move between two members: one at a time for a pair, told to both, and without effect when it was made before. */
export const act =
  (by: Move) =>
  async (asked: Asked, { db, live, viewer }: MemberContext) => {
    const memberId = asked.memberId.toLowerCase()
    if (memberId === viewer.id) throw new Refusal('BAD_INPUT', { words: 'You cannot be your own mate.' })
    const { moved, told, mate } = await db.transaction().execute(async (tx) => ({
      ...(await change(tx, viewer.id, { ...asked, memberId }, by)),
      // Read before the pair is free again: the answer is what this move led to, whatever comes next.
      mate: (await showMates(tx, viewer.id, [memberId]))[0],
    }))
    announce(live, told)
    if (moved) tellBoth(live, viewer.id, memberId)
    if (!mate) throw new Refusal('NOT_FOUND')
    return mate
  }

async function change(tx: Db, viewerId: string, { memberId, note }: Asked, by: Move) {
  await getCard(tx, memberId)
  const before = await stateBetween(tx, viewerId, memberId)
  // Whoever blocked the viewer is nowhere, not even as somebody who cannot be asked.
  if ((await relationTo(tx, viewerId, memberId)) === 'blocked') throw new Refusal('NOT_FOUND')
  const after = move(before, by)
  if (after === before) return { moved: false, told: [] }

  if (after === 'pending') {
    mayAskAgain(await findDecline(tx, viewerId, memberId), new Date())
    await saveState(tx, viewerId, memberId, after, note)
    return { moved: true, told: await notify(tx, { to: memberId, kind: 'mate_request', from: viewerId }) }
  }
  // A request that was answered or taken back waits for nobody any more.
  const [to, from] = by === 'withdraw' ? [memberId, viewerId] : [viewerId, memberId]
  const told = await withdraw(tx, { kind: 'mate_request', to, from })
  if (after === 'connected') {
    await saveState(tx, viewerId, memberId, after)
    return { moved: true, told: [...told, ...(await notify(tx, { to: memberId, kind: 'mate_accepted', from: viewerId }))] }
  }
  await removeLink(tx, viewerId, memberId)
  if (by === 'decline') await saveDecline(tx, memberId, viewerId)
  return { moved: true, told }
}

/** Tells the open pages of two members that their lists have changed. */
export function tellBoth(live: Live, one: string, other: string) {
  live.toMember(one, 'mates_changed', {})
  live.toMember(other, 'mates_changed', {})
}

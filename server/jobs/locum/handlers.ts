import type { locum, locumDesk } from '#contract/locum.ts'
import { institutionCards, membersWith, requireRole } from '../../institutions/public.ts'
import { announce } from '../../notifications/public.ts'
import { calendarFile } from '../../platform/calendar.ts'
import type { Db } from '../../platform/db/client.ts'
import type { MemberContext } from '../../platform/http/context.ts'
import type { Handlers } from '../../platform/http/operations/serve.ts'
import { accept, type Changed, decline, giveBack } from './accept.ts'
import { freePage, listShowing, setFree } from './free.ts'
import { cancel, offer, requireVerified } from './offer.ts'
import { showDeskShifts, showShifts } from './show.ts'
import { getAgreed, getManagedById, getManagedShift, getShown, type ShiftRow } from './visible.ts'
import { loadDeskWeek, loadWeek } from './week.ts'

/** Tells both sides, and of an open shift whoever is free then, that it changed. */
async function announceShift(
  { db, live }: Pick<MemberContext, 'db' | 'live'>,
  { to_id, taken_by, day, band }: ShiftRow,
  others: readonly string[],
) {
  const showing = to_id === null ? await listShowing(db, { day, band }) : [to_id]
  for (const memberId of new Set([...others, ...showing, ...(taken_by ? [taken_by] : [])])) live.toMember(memberId, 'shifts_changed')
}

/** What a doctor does with a shift; answers it as it is then. */
async function act(context: MemberContext, shiftId: string, change: (tx: Db) => Promise<Changed>) {
  const { db, live, viewer } = context
  const { row, team, notifiedIds } = await db.transaction().execute(change)
  announce(live, notifiedIds)
  await announceShift(context, row, [viewer.id, ...team])
  return (await showShifts(db, viewer.id, [await getShown(db, viewer.id, shiftId)]))[0]!
}

/** Whom a shift that was accepted is with: the institution for its doctor, and the doctor for whoever manages it, but across a block. */
async function otherSideOf(db: Db, viewerId: string, row: ShiftRow): Promise<string> {
  const doctor = row.taken_by === viewerId ? null : (await showDeskShifts(db, viewerId, [row]))[0]!.takenBy
  return doctor?.name ?? (await institutionCards(db, [row.institution_id])).get(row.institution_id)!.name
}

export const locumHandlers: Handlers<typeof locum> = {
  week: ({ fromDay }, { db, viewer }) => loadWeek(db, viewer.id, fromDay),

  setFree: async ({ day, band, isFree }, { db, live, viewer }) => {
    const set = await setFree(db, viewer.id, { day, band, isFree }, new Date())
    live.toMember(viewer.id, 'shifts_changed')
    return set
  },

  get: async ({ shiftId }, { db, viewer }) => (await showShifts(db, viewer.id, [await getShown(db, viewer.id, shiftId)]))[0]!,

  accept: ({ shiftId }, context) => act(context, shiftId, (tx) => accept(tx, context.viewer.id, shiftId, new Date())),
  decline: ({ shiftId }, context) => act(context, shiftId, (tx) => decline(tx, context.viewer.id, shiftId, new Date())),
  giveBack: ({ shiftId, words }, context) => act(context, shiftId, (tx) => giveBack(tx, context.viewer.id, { shiftId, words }, new Date())),

  calendar: async ({ shiftId }, { db, viewer, publicUrl }) => {
    const row = await getAgreed(db, viewer.id, shiftId)
    const name = await otherSideOf(db, viewer.id, row)
    const about = [row.notes, `₹${row.pay.toLocaleString('en-IN')}`].filter(Boolean).join('\n')
    const appointment = { ...row, title: `${row.title}, ${name}`, about, startsAt: row.starts_at, endsAt: row.ends_at }
    return calendarFile(appointment, `${publicUrl()}/locum?shift=${row.id}`, 'shift.ics')
  },
}

/** A change by whoever manages the shifts of an institution; answers the shift as it is then. */
async function actAtDesk(context: MemberContext, change: (tx: Db) => Promise<{ row: ShiftRow; notifiedIds: string[] }>) {
  const { db, live, viewer } = context
  const { row, notifiedIds, team } = await db.transaction().execute(async (tx) => {
    const changed = await change(tx)
    return { ...changed, team: await membersWith(tx, changed.row.institution_id, 'jobs') }
  })
  announce(live, notifiedIds)
  await announceShift(context, row, team)
  return (await showDeskShifts(db, viewer.id, [await getManagedShift(db, viewer.id, row.institution_id, row.id)]))[0]!
}

export const locumDeskHandlers: Handlers<typeof locumDesk> = {
  week: async ({ institutionId, fromDay }, { db, viewer }) => {
    await requireRole(db, viewer.id, institutionId, 'jobs')
    return loadDeskWeek(db, viewer.id, institutionId, fromDay)
  },

  get: async ({ shiftId }, { db, viewer }) => {
    const row = await getManagedById(db, viewer.id, shiftId)
    return { ...(await showDeskShifts(db, viewer.id, [row]))[0]!, institutionId: row.institution_id }
  },

  free: async ({ institutionId, day, band, specialty, cursor }, { db, limits, viewer }) => {
    await requireVerified(db, viewer.id, institutionId)
    const page = await freePage(db, viewer.id, { institutionId, day, band, specialty, cursor })
    await limits.people(viewer.id, page.items.length)
    return page
  },

  offer: (asked, context) => actAtDesk(context, (tx) => offer(tx, context.viewer.id, asked, new Date())),
  cancel: ({ institutionId, shiftId, words }, context) =>
    actAtDesk(context, (tx) => cancel(tx, context.viewer.id, { institutionId, shiftId, words }, new Date())),
}

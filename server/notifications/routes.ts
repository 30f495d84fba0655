import { notifications } from '#contract/notifications.ts'
import type { MemberContext } from '../platform/http/context.ts'
import { serve } from '../platform/http/operations/serve.ts'
import { type FindExcerpts, noticePage } from './list.ts'
import { announce } from './public.ts'
import { countUnread, listSettings, markAllRead, markRead, saveSettings } from './queries.ts'

export { pushRoutes } from './push/routes.ts'
export { serveStopMail } from './stop-mail.ts'

/** Everything here is the viewer's own: no operation takes a member, and every question is asked for the viewer alone. */
export const notificationsRoutes = (findExcerpts: FindExcerpts) =>
  serve(notifications, {
    list: ({ cursor }, { db, viewer }) => noticePage(db, findExcerpts, viewer.id, cursor),

    unread: async (_nothing, { db, viewer }) => ({ unread: await countUnread(db, viewer.id) }),

    read: async ({ id, latestId }, context) => {
      await markRead(context.db, context.viewer.id, id, latestId)
      return announceAndCount(context)
    },

    readAll: async ({ latestId }, context) => {
      await markAllRead(context.db, context.viewer.id, latestId)
      return announceAndCount(context)
    },

    settings: async (_nothing, { db, viewer }) => ({ items: await listSettings(db, viewer.id) }),

    saveSettings: async (change, { db, live, viewer }) => {
      await db.transaction().execute((tx) => saveSettings(tx, viewer.id, change))
      announce(live, [viewer.id])
      return { items: await listSettings(db, viewer.id) }
    },
  })

/** The member's other tabs and devices learn of it too. */
async function announceAndCount({ db, live, viewer }: MemberContext) {
  announce(live, [viewer.id])
  return { unread: await countUnread(db, viewer.id) }
}

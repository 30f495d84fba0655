import { notifications } from '#contract/notifications.ts'
import type { MemberContext } from '../platform/http/context.ts'
import { serve } from '../platform/http/serve.ts'
import { noticePage } from './list.ts'
import { announce } from './notify.ts'
import { countUnread, markAllRead, markRead } from './reading.ts'
import { listSettings, saveSettings } from './settings.ts'

/** Everything here is the viewer's own: no operation takes a member, and every question is asked for the viewer alone. */
export const notificationsRoutes = serve(notifications, {
  list: ({ cursor }, { db, viewer }) => noticePage(db, viewer.id, cursor),

  unread: async (_nothing, { db, viewer }) => ({ unread: await countUnread(db, viewer.id) }),

  read: async ({ id, latestId }, context) => {
    await markRead(context.db, context.viewer.id, id, latestId)
    return tellAndCount(context)
  },

  readAll: async ({ latestId }, context) => {
    await markAllRead(context.db, context.viewer.id, latestId)
    return tellAndCount(context)
  },

  settings: async (_nothing, { db, viewer }) => ({ items: await listSettings(db, viewer.id) }),

  saveSettings: async (change, { db, live, viewer }) => {
    await saveSettings(db, viewer.id, change)
    announce(live, [viewer.id])
    return { items: await listSettings(db, viewer.id) }
  },
})

/** The member's other tabs and devices learn of it too. */
async function tellAndCount({ db, live, viewer }: MemberContext) {
  announce(live, [viewer.id])
  return { unread: await countUnread(db, viewer.id) }
}

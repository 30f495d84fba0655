import type { institutionRoles } from '#contract/institution-roles.ts'
import { announce } from '../../notifications/public.ts'
import type { Db } from '../../platform/db/client.ts'
import type { MemberContext } from '../../platform/http/context.ts'
import type { Handlers } from '../../platform/http/operations/serve.ts'
import { logPage } from '../log.ts'
import { requireRole } from '../visible.ts'
import { changeRole, leave, removeRole } from './change.ts'
import { accept, decline, invite, withdrawInvitation } from './invitations.ts'
import { teamOf } from './show.ts'

/** Changes who runs a page in one transaction, and lets its open pages and whoever is notified read again. */
async function change({ db, live }: MemberContext, institutionId: string, act: (tx: Db) => Promise<string[]>) {
  announce(live, await db.transaction().execute(act))
  live.touch(`institution:${institutionId}`)
}

const andTeam = async (context: MemberContext, institutionId: string, act: (tx: Db) => Promise<string[]>) => {
  await change(context, institutionId, act)
  return teamOf(context.db, institutionId)
}

export const roleHandlers: Handlers<typeof institutionRoles> = {
  list: async ({ institutionId }, { db, viewer }) => {
    await requireRole(db, viewer.id, institutionId, 'team')
    return teamOf(db, institutionId)
  },

  invite: (asked, context) => andTeam(context, asked.institutionId, (tx) => invite(tx, context.viewer.id, asked)),
  withdrawInvitation: (asked, context) => andTeam(context, asked.institutionId, (tx) => withdrawInvitation(tx, context.viewer.id, asked)),
  accept: ({ institutionId }, context) => andTeam(context, institutionId, (tx) => accept(tx, context.viewer.id, institutionId)),

  decline: async ({ institutionId }, context) => {
    await change(context, institutionId, async (tx) => {
      await decline(tx, context.viewer.id, institutionId)
      return []
    })
    return { id: institutionId }
  },

  change: (asked, context) => andTeam(context, asked.institutionId, (tx) => changeRole(tx, context.viewer.id, asked)),

  /** Whoever takes their own role away reads the team as they left it. */
  remove: (asked, context) => andTeam(context, asked.institutionId, (tx) => removeRole(tx, context.viewer.id, asked)),

  leave: async ({ institutionId, successorId }, context) => {
    await change(context, institutionId, (tx) => leave(tx, context.viewer.id, institutionId, successorId))
    return { id: institutionId }
  },

  log: async ({ institutionId, cursor }, { db, viewer }) => {
    await requireRole(db, viewer.id, institutionId, 'ownership')
    return logPage(db, institutionId, cursor)
  },
}

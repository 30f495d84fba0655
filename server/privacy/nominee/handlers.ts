import type { nominee } from '#contract/nominee.ts'
import type { InputOf } from '#contract/route.ts'
import { recordIn } from '../../platform/audit/audit.ts'
import type { MemberContext } from '../../platform/http/context.ts'
import { findNominee, removeNominee, saveNominee } from './queries.ts'

const shown = async ({ db, vault, viewer }: MemberContext) => ({ nominee: await findNominee({ db, vault }, viewer.id) })

export const nomineeHandlers = {
  get: (_nothing: unknown, context: MemberContext) => shown(context),

  save: async ({ name, relation, contact, ...forgotten }: InputOf<typeof nominee.save>, context: MemberContext) => {
    forgotten satisfies Record<string, never>
    const { db, vault, viewer } = context
    await db.transaction().execute(async (tx) => {
      await saveNominee(tx, vault, viewer.id, { name, relation, contact })
      await recordIn(tx, 'nominee_named', viewer.id, {})
    })
    return shown(context)
  },

  remove: async (_nothing: unknown, context: MemberContext) => {
    const { db, viewer } = context
    await db.transaction().execute(async (tx) => {
      await removeNominee(tx, viewer.id)
      await recordIn(tx, 'nominee_removed', viewer.id, {})
    })
    return shown(context)
  },
}

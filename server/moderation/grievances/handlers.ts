import type { grievances } from '#contract/grievances.ts'
import type { InputOf } from '#contract/route.ts'
import type { MemberContext, Services } from '../../platform/http/context.ts'
import { grievancePage, type LoadCards } from '../desk.ts'
import type { FindDeciders } from './deciders.ts'
import { decideGrievance, listGrievances, saveGrievance } from './queries.ts'

type GrievanceReads = {
  loadCards: LoadCards
  findDeciders: FindDeciders
  emitDeskChanged(services: Pick<Services, 'db' | 'live'>, role: 'moderator'): Promise<void>
}

export const grievanceHandlers = ({ loadCards, findDeciders, emitDeskChanged }: GrievanceReads) => ({
  list: async (_nothing: unknown, { db, vault, viewer }: MemberContext) => ({ items: await listGrievances({ db, vault }, viewer.id) }),

  file: async (grievance: InputOf<typeof grievances.file>, context: MemberContext) => {
    const { db, notices, vault, viewer } = context
    const { made, notifiedIds } = await db.transaction().execute((tx) => saveGrievance(tx, { vault, notices }, viewer.id, grievance))
    notices.announce(notifiedIds)
    await emitDeskChanged(context, 'moderator')
    return made
  },

  desk: ({ cursor }: InputOf<typeof grievances.desk>, { db, vault, viewer }: MemberContext) =>
    grievancePage({ db, vault, loadCards, findDeciders }, viewer.id, cursor),

  decide: async ({ grievanceId: id, upheld, words, ...forgotten }: InputOf<typeof grievances.decide>, context: MemberContext) => {
    forgotten satisfies Record<string, never>
    const { db, notices, viewer } = context
    notices.announce(
      await db.transaction().execute((tx) => decideGrievance(tx, { notices, findDeciders }, viewer.id, { id, upheld, words })),
    )
    await emitDeskChanged(context, 'moderator')
    return { id }
  },
})

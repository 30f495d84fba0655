import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { Refusal } from '#contract/errors.ts'
import { type Setup, type SetupStep, setup } from '#contract/setup.ts'
import { getUser } from '../account/queries.ts'
import type { Db } from '../platform/db/client.ts'
import type { MemberContext } from '../platform/http/context.ts'
import { serve } from '../platform/http/serve.ts'
import { loadDetails, saveBasics, saveInterests, saveProfessional } from '../profile/details.ts'
import { listClaims, OPEN, openProof } from './claims.ts'
import { showMine } from './mine.ts'
import { missingIn } from './setup-rules.ts'
import { acknowledge, handIn } from './submit.ts'

export const setupRoutes = serve(setup, {
  load: (_, context) => loadSetup(context.db, context),

  save: async (leaving, context) => {
    const { db, seals, viewer } = context
    const { renamed, handedIn } = await db.transaction().execute(async (tx) => {
      const renamed = leaving.step === 1 && (await seals.renamed(tx, viewer.id, leaving.name))
      const handedIn = await saveStep(tx, context, leaving)
      const told = await loadSetup(tx, context)
      if (leaving.step === 2) told.experienceYears = leaving.experienceYears
      const missing = missingIn(told).filter(({ checked }) => checked <= leaving.step)
      if (missing.length === 0) await reach(tx, viewer.id, leaving.step + 1)
      return { renamed, handedIn }
    })
    if (renamed) await seals.announce(viewer.id)
    if (handedIn && leaving.step === 3 && leaving.proof) await acknowledge(context, handedIn, leaving.proof)
    return loadSetup(db, context)
  },

  finish: (_, context) =>
    context.db.transaction().execute(async (tx) => {
      const missing = missingIn(await loadSetup(tx, context))
      if (missing.length > 0) {
        const issues = missing.map(({ field, label, asked }) => ({ path: field, message: `${label} is missing on step ${asked}.` }))
        throw new Refusal('SETUP_INCOMPLETE', { words: issues[0]!.message, issues })
      }
      await tx.updateTable('member').set({ profile_complete: true }).where('id', '=', context.viewer.id).execute()
      return getUser(tx, context.viewer.id)
    }),
})

/** Keeps a step; answers the claim that it handed in, if it did. */
async function saveStep(tx: Db, context: MemberContext, leaving: SetupStep): Promise<string | undefined> {
  const { vault, viewer } = context
  if (leaving.step === 1) {
    const { step: _, ...basics } = leaving
    await saveBasics(tx, vault, viewer.id, basics)
  } else if (leaving.step === 2) {
    const { step: _, ...professional } = leaving
    await saveProfessional(tx, viewer.id, { ...professional, experienceYears: professional.experienceYears ?? 0 })
  } else {
    const { kind, proof, interests } = leaving
    await saveInterests(tx, viewer.id, interests)
    await tx.updateTable('member').set({ kind }).where('id', '=', viewer.id).where('verified', '=', false).execute()
    // Going back and forth does not put anybody at the end of the queue.
    if (proof && !(await isHandedIn(tx, context, leaving))) return handIn(tx, context, kind, proof)
  }
  return undefined
}

async function isHandedIn(tx: Db, { vault, viewer }: MemberContext, { kind, proof }: SetupStep & { step: 3 }) {
  const claims = await listClaims(tx, viewer.id)
  return claims.some(
    (claim) =>
      (claim.state === 'approved' || OPEN.includes(claim.state)) &&
      claim.kind === kind &&
      isDeepStrictEqual(openProof(vault, claim), JSON.parse(JSON.stringify(proof))),
  )
}

const reach = (tx: Db, memberId: string, step: number) =>
  tx
    .updateTable('profile')
    .set({ setup_step: sql<number>`greatest(setup_step, ${step}::integer)` })
    .where('member_id', '=', memberId)
    .execute()

/** Everything that was told so far. */
async function loadSetup(db: Db, { vault, viewer }: MemberContext): Promise<Setup> {
  const told = await loadDetails(db, vault, viewer.id)
  const { setup_step: step, profile_complete: complete } = await db
    .selectFrom('profile')
    .innerJoin('member', 'member.id', 'profile.member_id')
    .select(['setup_step', 'profile_complete'])
    .where('member_id', '=', viewer.id)
    .executeTakeFirstOrThrow()
  const claims = await showMine(db, vault, await listClaims(db, viewer.id))
  const claim = claims.find(({ state }) => OPEN.includes(state)) ?? claims.find(({ state }) => state !== 'withdrawn') ?? null
  // Nought years is an answer only after the step that asks for it.
  const experienceYears = step > 2 || told.experienceYears > 0 ? told.experienceYears : null
  return { ...told, step, complete, experienceYears, claim }
}

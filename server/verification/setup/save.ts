import { isDeepStrictEqual } from 'node:util'
import type { Setup, SetupStep } from '#contract/setup.ts'
import type { Db } from '../../platform/db/client.ts'
import type { MemberContext } from '../../platform/http/context.ts'
import { sealedLog } from '../../platform/secrets/opened.ts'
import { saveBasics, saveInterests, saveProfessional, updateProfile } from '../../profile/public.ts'
import type { Saved } from '../claims/save.ts'
import { finishSubmit, saveKind, submitWithin } from '../claims/submit.ts'
import { openProofOrNull } from '../proof/proof.ts'
import { listClaims } from '../queries.ts'
import { isOpen } from '../rules.ts'
import { loadSetup, missingIn } from './load.ts'

/** Saves a step and, once nothing is missing up to it, moves on to the next. */
export async function saveSetup(context: MemberContext, step: SetupStep): Promise<Setup> {
  const { db, live, verification, viewer } = context
  const { nameChanged, submitted } = await db.transaction().execute(async (tx) => {
    const nameChanged = step.step === 1 && (await verification.checkNameChange(tx, viewer.id, step.name))
    const submitted = await saveStep(tx, context, step)
    const saved = await loadSetup(tx, context)
    if (step.step === 2) saved.experienceYears = step.experienceYears
    const missing = missingIn(saved).filter(({ checked }) => checked <= step.step)
    // The step to go on with never goes back; the rows are locked since the step was saved.
    if (missing.length === 0 && saved.step <= step.step) await updateProfile(tx, viewer.id, { setup_step: step.step + 1 })
    return { nameChanged, submitted }
  })
  if (nameChanged) await verification.emitChanged(viewer.id)
  live.touch(`profile:${viewer.id}`, { by: viewer.id })
  if (submitted && step.step === 3 && step.proof) await finishSubmit(context, submitted, step.proof)
  return loadSetup(db, context)
}

/** Saves a step; answers the claim that it submitted, if it did. */
async function saveStep(tx: Db, context: MemberContext, step: SetupStep): Promise<Saved | undefined> {
  const { vault, viewer } = context
  if (step.step === 1) {
    const { step: _, kind, name, headline, location, phone, bio, ...forgotten } = step
    forgotten satisfies Record<string, never>
    await saveBasics(tx, vault, viewer.id, { name, headline, location, phone, bio })
    if (kind) await saveKind(tx, viewer.id, kind)
  } else if (step.step === 2) {
    const { step: _, specialty, experienceYears, currentPosition, hospital, education, college, graduationYear, ...forgotten } = step
    forgotten satisfies Record<string, never>
    const studied = { education, college, graduationYear }
    await saveProfessional(tx, viewer.id, { specialty, experienceYears: experienceYears ?? 0, currentPosition, hospital, ...studied })
  } else {
    const { step: _, kind, proof, interests, ...forgotten } = step
    forgotten satisfies Record<string, never>
    await saveInterests(tx, viewer.id, interests)
    await saveKind(tx, viewer.id, kind)
    // Going back and forth does not put anybody at the end of the queue.
    if (proof && !(await isSubmitted(tx, context, step))) return submitWithin(tx, context, kind, proof)
  }
  return undefined
}

async function isSubmitted(tx: Db, { vault, log, viewer }: MemberContext, { kind, proof }: SetupStep & { step: 3 }) {
  const claims = await listClaims(tx, viewer.id)
  return claims.some(
    (claim) =>
      (claim.state === 'approved' || isOpen(claim.state)) &&
      claim.kind === kind &&
      isDeepStrictEqual(openProofOrNull(vault, sealedLog(log), claim), JSON.parse(JSON.stringify(proof))),
  )
}

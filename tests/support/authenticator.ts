import { sql } from 'kysely'
import { secondFactor } from '#contract/second-factor.ts'
import { codeOf } from './authenticator-code.ts'
import type { Person, World } from './world.ts'

/** Sets an app up, and answers its key and the recovery codes. */
export async function setUpApp(person: Person, password: string) {
  const { key } = await person.call(secondFactor.beginApp, { password })
  const { recoveryCodes } = await person.call(secondFactor.confirmApp, { code: codeOf(key) })
  return { key, recoveryCodes }
}

/** As if all codes had been used long ago: the one of now counts again. */
export const letStepsPass = ({ db }: World) => sql`update authenticator set last_step = 0`.execute(db)

import { expect, vi } from 'vitest'
import { StaffRole } from '#contract/staff-roles.ts'
import { verification } from '#contract/verification.ts'
import { registration } from '#tests/support/claims.ts'
import { listen } from '#tests/support/listen.ts'
import { test, type World } from '#tests/support/world.ts'
import { emitDeskChanged } from '../public.ts'

/** A line of somebody with each role alone. */
const listenByRole = async (world: World) => {
  const lines = new Map<StaffRole, Awaited<ReturnType<typeof listen>>>()
  for (const role of StaffRole.options) lines.set(role, await listen(world, await world.staff([role])))
  const heard = (event: 'desk_changed' | 'verification_changed') =>
    [...lines].flatMap(([role, line]) => (line.of(event).length > 0 ? [role] : []))
  return { heard, close: () => lines.forEach((line) => void line.close()) }
}

test('that something waits is heard by whoever has the role for it', async ({ world }) => {
  const asha = await world.member()
  const lines = await listenByRole(world)

  await emitDeskChanged(world.app.services, 'moderator')
  await asha.call(verification.submit, { kind: 'doctor', proof: registration() })

  await vi.waitFor(() => expect(lines.heard('verification_changed')).toEqual(['reviewer']))
  expect(lines.heard('desk_changed')).toEqual(['moderator'])
  lines.close()
})

import type { Staff } from '#contract/staff.ts'
import type { MemberContext } from '../../platform/http/context.ts'
import { loadCards } from '../../profile/public.ts'

/** Who has which role, the first first, and what waits for a second administrator. */
export async function showStaff({ db, viewer }: Pick<MemberContext, 'db' | 'viewer'>): Promise<Staff> {
  const [held, asked] = await Promise.all([
    db.selectFrom('staff_role').selectAll().orderBy('since').orderBy('member_id').orderBy('role').execute(),
    db.selectFrom('role_change').selectAll().orderBy('asked_at').orderBy('id').execute(),
  ])
  const cards = await loadCards(
    db,
    [...held, ...asked].map(({ member_id }) => member_id),
  )
  const mayAsk = viewer.roles.includes('administrator')
  return {
    members: [...Map.groupBy(held, ({ member_id }) => member_id)].flatMap(([memberId, rows]) => {
      const member = cards.get(memberId)
      const roles = rows.map(({ role, since }) => ({ role, since: since.toISOString() }))
      return member ? [{ member, isMe: memberId === viewer.id, roles }] : []
    }),
    changes: asked.flatMap(({ id, member_id, role, gives, words, asked_by, asked_at }) => {
      const member = cards.get(member_id)
      const byMe = asked_by === viewer.id
      const mayConfirm = mayAsk && !byMe && member_id !== viewer.id
      return member ? [{ id, member, role, gives, words, askedAt: asked_at.toISOString(), byMe, mayConfirm }] : []
    }),
    mayAsk,
  }
}

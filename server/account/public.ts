import { type Insertable, sql, type Updateable } from 'kysely'
import type { User } from '#contract/account.ts'
import { Refusal } from '#contract/errors.ts'
import type { Mark, ProvenAs } from '#contract/marks.ts'
import type { Sessions } from '../platform/access/sessions.ts'
import type { Db } from '../platform/db/client.ts'
import type { Tables } from '../platform/db/tables.ts'
import { hashPassword } from './passwords/passwords.ts'
import { asUser, userRows } from './queries.ts'

export { closeAccount, lockClosure, moveClosure, openAccount } from './closure.ts'
export { recordConsent } from './consents/record.ts'
export {
  findAddress,
  findDeletion,
  hastenDeletion,
  isStaying,
  listDueDeletions,
  lockDueDeletion,
  removeDeletion,
  removeMember,
  saveDeletion,
} from './deletion.ts'
export { confirmed } from './factor/confirmed.ts'
export { chooseHandle, loadHandle, loadHandles, memberOfHandle } from './handles/handles.ts'
export { faultOfLine, faultOfName, faultOfTitle, refuseName } from './names/rules.ts'
export { latinLike } from './names/skeleton.ts'
export { setRole } from './staff.ts'

/** A member as their own browser keeps them. */
export async function getUser(db: Db, memberId: string): Promise<User> {
  const row = await userRows(db).where('account.member_id', '=', memberId).executeTakeFirst()
  if (!row) throw new Refusal('UNAUTHENTICATED')
  return asUser(row)
}

/** Those of these members who have a role at the desk, with a second factor or without. */
export async function findStaff(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db.selectFrom('staff_role').select('member_id').where('member_id', '=', sql<string>`any(${ids}::uuid[])`).execute()
  return new Set(rows.map(({ member_id }) => member_id))
}

/** Whether a member has proven that they read email sent to their own address. */
export async function hasProvenEmail(db: Db, memberId: string) {
  const row = await db.selectFrom('account').select('email_verified').where('member_id', '=', memberId).executeTakeFirst()
  return row?.email_verified ?? false
}

/** Of all accounts, or of those that are named by address or id: whose they are, and whether somebody reads what is sent to the address. */
export const findAccounts = (db: Db, named?: readonly string[]) =>
  db
    .selectFrom('account')
    .leftJoin('hidden_account', 'hidden_account.member_id', 'account.member_id')
    .select(['account.member_id as id', 'account.email', 'account.email_verified as isProven'])
    .select(sql<boolean>`hidden_account.member_id is not null`.as('isHidden'))
    .$if(named !== undefined, (query) =>
      query.where(sql<boolean>`account.email = any (${named}) or account.member_id::text = any (${named})`),
    )
    .orderBy('account.member_id')
    .execute()

/** What may change of a member's card. */
export type MemberChanges = Omit<Updateable<Tables['member']>, 'id' | 'sample' | 'created_at' | 'marks'>

/** Changes a member's card. Nothing else in the house writes to it once the member is there. */
export const updateMember = (tx: Db, memberId: string, changes: MemberChanges) =>
  tx.updateTable('member').set(changes).where('id', '=', memberId).execute()

/** What was proven about a member, that on their face first. Only verification's badges call it, after a reviewer decided or a badge ended. */
export const updateMarks = (tx: Db, memberId: string, marks: readonly Mark[]) =>
  tx
    .updateTable('member')
    .set({ marks: JSON.stringify(marks) })
    .where('id', '=', memberId)
    .execute()

/** What holds of everything that was proven about a member. With `lock` nobody changes it until the transaction ends. */
export async function findProven(db: Db, memberId: string, lock = false): Promise<ProvenAs[]> {
  const query = db.selectFrom('member').select('proven').where('id', '=', memberId)
  return (await (lock ? query.forNoKeyUpdate() : query).executeTakeFirstOrThrow()).proven
}

/** Adds members who did not sign up themselves. */
export const addMembers = (tx: Db, members: readonly Insertable<Tables['member']>[]) => tx.insertInto('member').values(members).execute()

type PasswordAccount = { memberId: string; email: string; password: string; createdAt: Date }

/** Lets a member who was added sign in with a password. */
export const addPasswordAccount = async (tx: Db, { memberId, email, password, createdAt }: PasswordAccount) =>
  tx
    .insertInto('account')
    .values({
      member_id: memberId,
      email,
      email_verified: true,
      password_hash: await hashPassword(password),
      created_at: createdAt,
    })
    .execute()

/** Ends what members of the sample community have open, where nobody may sign in as one of them. */
export async function endSampleSessions(db: Db, sessions: Sessions) {
  const members = await db
    .selectFrom('account')
    .innerJoin('member', 'member.id', 'account.member_id')
    .select('member.id')
    .where('member.sample', '=', true)
    .execute()
  for (const { id } of members) sessions.announce(await sessions.endAll(db, id))
}

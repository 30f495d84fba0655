import { hash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { SessionEntry } from '#contract/account.ts'
import { SESSION_DAYS, SESSION_IDLE_DAYS } from '#contract/limits.ts'
import { StaffRole } from '#contract/staff-roles.ts'
import type { Db } from '../db/client.ts'
import { newId } from '../ids.ts'
import { describeDevice } from './device.ts'

const DAY_MS = 24 * 3600_000
const IDLE_MS = SESSION_IDLE_DAYS * DAY_MS
/** How long a session that was found is believed without asking the database again. */
const CACHE_MS = 10_000
/** Longer than the database may take to answer. */
const GONE_MS = 120_000
/** A session's last use is written down at most this often. */
const TOUCH_SECONDS = 5 * 60

/** The signed-in member behind a request. */
export type Viewer = {
  id: string
  sessionId: string
  /** What they may do at the desk: none without a second factor. */
  roles: readonly StaffRole[]
  /** Was given roles, and may act in them once there is a second factor. */
  awaitsFactor: boolean
  /** Asked for their account to be deleted: they can keep it, and do nothing else. */
  isLeaving: boolean
  /** Their account was closed by a decision: they can read it, appeal, and leave with their data. */
  isClosed: boolean
}

type Known = Viewer & { hash: string }

/** SQL for the members who have a second factor, without which nobody acts at the desk. */
export const guardedIds = 'select member_id from authenticator union all select member_id from passkey'

const hashOf = (token: string) => hash('sha256', token, 'base64')

/** Sessions: an opaque token in the browser, its SHA-256 in the database, idle 7 days, absolute 30. */
export class Sessions {
  #db: Db
  #remembers: boolean
  #cache = new LRUCache<string, Known>({ max: 20_000, ttl: CACHE_MS })
  /** Sessions that ended here lately: a question that was on its way to the database may still bring one back. */
  #gone = new LRUCache<string, true>({ max: 100_000, ttl: GONE_MS })
  /** Members who were another than before lately, with how many had been by then: what was asked before that is not remembered. */
  #changed = new LRUCache<string, number>({ max: 100_000, ttl: GONE_MS })
  #changes = 0
  #ended: (sessionIds: string[]) => void = () => {}

  /** `remembers` only where no other node can end a session: what was found there is out of date before we hear of it. */
  constructor(db: Db, { remembers }: { remembers: boolean }) {
    this.#db = db
    this.#remembers = remembers
  }

  /** `listener` hears of every session that ends here, so that its sockets close and other nodes forget it. */
  onEnded(listener: (sessionIds: string[]) => void) {
    this.#ended = listener
  }

  /** Makes a session and answers its token, which is never stored. */
  async create(db: Db, memberId: string, userAgent: string) {
    const token = randomBytes(32).toString('base64url')
    const id = newId()
    await db
      .insertInto('session')
      .values({
        id,
        token_hash: Buffer.from(hashOf(token), 'base64'),
        member_id: memberId,
        device: describeDevice(userAgent),
        expires_at: sql<Date>`now() + make_interval(days => ${sql.lit(SESSION_DAYS)})`,
      })
      .execute()
    return { id, token }
  }

  /** The viewer behind a token, or null when it is unknown, ended or too old. */
  async find(token: string): Promise<Viewer | null> {
    const key = hashOf(token)
    const cached = this.#cache.get(key)
    if (cached) return cached
    const asked = this.#changes
    const row = await this.#db
      .selectFrom('session')
      .leftJoin('hidden_account', 'hidden_account.member_id', 'session.member_id')
      .select(['session.id', 'session.member_id'])
      .select(sql<boolean>`last_seen_at < now() - make_interval(secs => ${sql.lit(TOUCH_SECONDS)})`.as('stale'))
      .select(['hidden_account.due_at', 'hidden_account.closed_at'])
      .select(sql<StaffRole[] | null>`(select array_agg(role) from staff_role s where s.member_id = session.member_id)`.as('roles'))
      .select(
        sql<boolean>`exists (
          select from staff_role s where s.member_id = session.member_id and s.member_id in (${sql.raw(guardedIds)}))`.as('guarded'),
      )
      .where('token_hash', '=', Buffer.from(key, 'base64'))
      .where('expires_at', '>', sql<Date>`now()`)
      .where('last_seen_at', '>', sql<Date>`now() - make_interval(secs => ${sql.lit(IDLE_MS / 1000)})`)
      .executeTakeFirst()
    if (!row || this.#gone.has(row.id)) return null
    const known: Known = {
      id: row.member_id,
      sessionId: row.id,
      roles: row.guarded ? StaffRole.options.filter((role) => row.roles?.includes(role)) : [],
      awaitsFactor: row.roles !== null && !row.guarded,
      isLeaving: row.due_at !== null,
      isClosed: row.closed_at !== null,
      hash: key,
    }
    if (this.#remembers && (this.#changed.get(known.id) ?? 0) <= asked) this.#cache.set(key, known)
    if (row.stale) await this.#touch(known.sessionId)
    return known
  }

  async #touch(sessionId: string) {
    await this.#db.updateTable('session').set({ last_seen_at: sql<Date>`now()` }).where('id', '=', sessionId).execute()
  }

  /** When a session ends by its age if it is not used until then; 0 where it has ended. Asking is no use of it. */
  async endsAt(sessionId: string): Promise<number> {
    const row = await this.#db.selectFrom('session').select(['expires_at', 'last_seen_at']).where('id', '=', sessionId).executeTakeFirst()
    return row ? Math.min(row.expires_at.getTime(), row.last_seen_at.getTime() + IDLE_MS) : 0
  }

  /** Those of these sessions that are no more. */
  async findEnded(ids: readonly string[]): Promise<string[]> {
    const { rows } = await sql<{ id: string }>`
      select asked.id from unnest(${ids}::uuid[]) as asked (id) where not exists (select from session s where s.id = asked.id)`.execute(
      this.#db,
    )
    return rows.map(({ id }) => id)
  }

  /** Where a member is signed in, latest first. */
  async list(viewer: Viewer): Promise<SessionEntry[]> {
    const rows = await this.#db
      .selectFrom('session')
      .select(['id', 'device', 'created_at', 'last_seen_at'])
      .where('member_id', '=', viewer.id)
      .where('expires_at', '>', sql<Date>`now()`)
      .where('last_seen_at', '>', sql<Date>`now() - make_interval(secs => ${sql.lit(IDLE_MS / 1000)})`)
      .orderBy('last_seen_at', 'desc')
      .execute()
    return rows.map((row) => ({
      id: row.id,
      device: row.device,
      createdAt: row.created_at.toISOString(),
      lastSeenAt: row.last_seen_at.toISOString(),
      current: row.id === viewer.sessionId,
    }))
  }

  /** Ends one session of a member; false when there is no such session of theirs. */
  async end(db: Db, memberId: string, sessionId: string) {
    const rows = await db.deleteFrom('session').where('id', '=', sessionId).where('member_id', '=', memberId).returning('id').execute()
    this.announce(rows.map(({ id }) => id))
    return rows.length > 0
  }

  /** Ends every session of a member. `announce` what comes back once that is committed, or memories may keep it a little longer. */
  async endAll(db: Db, memberId: string) {
    const rows = await db.deleteFrom('session').where('member_id', '=', memberId).returning('id').execute()
    return rows.map(({ id }) => id)
  }

  /** The same for all but the viewer's own. */
  async endOthers(db: Db, { id: memberId, sessionId }: Viewer) {
    const rows = await db.deleteFrom('session').where('member_id', '=', memberId).where('id', '!=', sessionId).returning('id').execute()
    return rows.map(({ id }) => id)
  }

  /** Removes sessions that nobody can use any more, and closes their sockets. */
  async sweep() {
    const { rows } = await sql<{ id: string }>`
      delete from session where expires_at < now() or last_seen_at < now() - make_interval(secs => ${sql.lit(IDLE_MS / 1000)})
      returning id`.execute(this.#db)
    this.announce(rows.map(({ id }) => id))
  }

  /** Asks anew who a member is: what they may do has changed. */
  readAgain(memberId: string) {
    this.#changed.set(memberId, ++this.#changes)
    for (const [key, known] of this.#cache.entries()) if (known.id === memberId) this.#cache.delete(key)
  }

  /** Drops sessions from this node's memory; called for every ended session, wherever it ended. */
  forget(sessionIds: readonly string[]) {
    for (const id of sessionIds) this.#gone.set(id, true)
    const ended = new Set(sessionIds)
    for (const [key, known] of this.#cache.entries()) if (ended.has(known.sessionId)) this.#cache.delete(key)
  }

  /** Makes every node forget sessions that have ended, and closes their sockets. */
  announce(ids: string[]) {
    if (ids.length === 0) return
    this.forget(ids)
    this.#ended(ids)
  }
}

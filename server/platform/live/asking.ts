import type { Server } from 'socket.io'
import type { Interest } from '#contract/live.ts'
import type { Db } from '../db/client.ts'
import type { Log } from '../log.ts'
import { type InterestTable, ofMember } from './interests.ts'
import { linesIn, roomOf, roomShutOut } from './rooms.ts'
import type { Watch } from './watch.ts'

type Options = {
  io: Server
  db: Db
  log: Log
  table: InterestTable
  /** Whether there may be other nodes, which do the same. */
  isShared: boolean
  /** Says to whoever still shows it that it changed. */
  changed(interest: string): void
  /** Ends all lines of this node, so that their pages open new ones. */
  beginAnew(): void
}

/** Has lines asked again what their readers may hear of. Until that is known they hear nothing of it. */
export type Asking = {
  /** What these members may see is another than before: what their pages show is asked for again, and until then they hear nothing of it. */
  rightsChanged(memberIds: readonly string[]): void
  /** Who may see it is another than before: all who show it are asked about again, and whoever still may hears that it changed. */
  audienceChanged(interest: Interest): void
  /** A member is hidden from everybody, or there again: whoever shows what is theirs is asked about again, on this node before this settles. */
  memberHidden(memberId: string): Promise<void>
}

export function openAsking({ io, db, log, table, isShared, changed, beginAnew }: Options): Asking {
  const watches = () => [...io.of('/').sockets.values()].flatMap(({ data }): Watch[] => data.watch ?? [])

  const askOf = (memberIds: readonly string[]) => {
    for (const memberId of memberIds) for (const { data } of linesIn(io, roomOf(memberId))) data.watch?.askAgain()
  }

  /** Not by its room: a line that is just being asked about stands in none yet, and the answer may be from before. */
  const askWho = async (interest: string) => {
    await Promise.all(watches().map((watch) => watch.asked.has(interest) && watch.askAgain()))
    changed(interest)
  }

  const askAbout = async (memberId: string) => {
    askOf([memberId])
    // Whoever was shut out is let in by a new line.
    for (const { conn } of linesIn(io, roomShutOut(memberId))) conn.close()
    const shown = new Set(watches().flatMap(({ asked }) => [...asked]))
    try {
      for (const interest of await ofMember(db, table, memberId, [...shown])) void askWho(interest)
    } catch (error) {
      log.warn({ err: error }, 'what is theirs who was hidden could not be read, so all lines are opened anew')
      beginAnew()
    }
  }

  io.on('rights_changed', askOf)
  io.on('audience_changed', askWho)
  io.on('member_hidden', askAbout)
  const onOthers = (event: string, what: unknown) => void (isShared && io.serverSideEmit(event, what))

  return {
    rightsChanged(memberIds) {
      askOf(memberIds)
      onOthers('rights_changed', memberIds)
    },
    audienceChanged(interest) {
      void askWho(interest)
      onOthers('audience_changed', interest)
    },
    async memberHidden(memberId) {
      onOthers('member_hidden', memberId)
      await askAbout(memberId)
    },
  }
}

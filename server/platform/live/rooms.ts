import type { Server } from 'socket.io'

const MEMBER = 'member:'
const SHUT_OUT = 'shut-out:'
const SHOWS = 'shows:'

/** The room of socket.io in which all lines of a member stand. */
export const roomOf = (memberId: string) => MEMBER + memberId

/** The room of their lines instead, while they are leaving or their account is closed. */
export const roomShutOut = (memberId: string) => SHUT_OUT + memberId

/** Whose room it is, where it is a member's. */
export const memberIn = (room: string) => (room.startsWith(MEMBER) ? room.slice(MEMBER.length) : undefined)

/** The room of the lines whose page shows something. */
export const roomShowing = (interest: string) => SHOWS + interest

/** What is shown by those in a room, where it is a room of such. */
export const interestIn = (room: string) => (room.startsWith(SHOWS) ? room.slice(SHOWS.length) : undefined)

/** The lines of this node in a room. */
export const linesIn = (io: Server, room: string) =>
  [...(io.of('/').adapter.rooms.get(room) ?? [])].flatMap((id) => io.of('/').sockets.get(id) ?? [])

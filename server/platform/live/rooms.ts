const MEMBER = 'member:'
const SHOWS = 'shows:'

/** The room of socket.io in which all lines of a member stand. */
export const roomOf = (memberId: string) => MEMBER + memberId

/** Whose room it is, where it is a member's. */
export const memberIn = (room: string) => (room.startsWith(MEMBER) ? room.slice(MEMBER.length) : undefined)

/** The room of the lines whose page shows something. */
export const roomShowing = (interest: string) => SHOWS + interest

/** What is shown by those in a room, where it is a room of such. */
export const interestIn = (room: string) => (room.startsWith(SHOWS) ? room.slice(SHOWS.length) : undefined)

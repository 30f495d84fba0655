/** How an operation of the contract is called, without its schemas. */
export type Operation = { method: string; path: string; access: 'anyone' | 'member' | 'staff' }

/** An operation's place in the contract: its room and its act. */
export type Path = readonly [room: string, act: string]

/** Each operation in a line, as `GET /api/home/stats`, with who may call it after it where that is not every member: a page carries many. */
const rooms = new Map<string, Record<string, string>>()

/**
 * The build has every module that calls a room bring the room's operations along, and add them here before it runs.
 * @public called by what web/build/contract.ts writes
 */
export function addRoom(room: string, lines: Record<string, string>) {
  rooms.set(room, lines)
}

/** How the contract says an operation is called. */
export function operationAt([room, act]: Path): Operation {
  const [method, path, access = 'member'] = rooms.get(room)?.[act]?.split(' ') ?? []
  if (!method || !path) throw new Error(`No operation ${room}.${act} is known here.`)
  return { method, path, access: access as Operation['access'] }
}

/** Makes something of every operation, at the place where the contract has it, when it is asked for. */
export function ofEveryOperation(make: (path: Path) => unknown): object {
  const made = (at: (name: string) => unknown) =>
    new Proxy<Record<string, unknown>>({}, { get: (all, name: string) => (all[name] ??= at(name)) })
  return made((room) => made((act) => make([room, act])))
}

import rooms, { type Operation } from 'virtual:contract'

/** An operation's place in the contract: its room and its act. */
export type Path = readonly [room: string, act: string]

/** How the contract says an operation is called. */
export function operationAt([room, act]: Path): Operation {
  const operation = rooms[room]?.[act]
  if (!operation) throw new Error(`The contract has no operation ${room}.${act}.`)
  return operation
}

/** Makes something of every operation, at the place where the contract has it. */
export const ofEveryOperation = (make: (path: Path) => unknown): object =>
  Object.fromEntries(
    Object.entries(rooms).map(([room, acts]) => [room, Object.fromEntries(Object.keys(acts).map((act) => [act, make([room, act])]))]),
  )

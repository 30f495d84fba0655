/** What this tab knows of its line to the server. */
const line = {
  isUp: true,
  lostAt: 0,
  listeners: new Set<() => void>(),
  /** Finds out how the line is, once the page stands; nobody asks before. */
  doubt: (): unknown => undefined,
}

/** Says how the line is, after a try that leaves no doubt. */
export function setLine(isUp: boolean) {
  if (isUp === line.isUp) return
  line.isUp = isUp
  line.lostAt = Date.now()
  for (const listener of line.listeners) listener()
}

/** Whoever met no answer says so. One lost request is no outage: the server is asked before anybody is told. */
export const doubtLine = () => void line.doubt()
export function onDoubt(ask: () => unknown) {
  line.doubt = ask
}

export const lineIsUp = () => line.isUp

/** Until when what the server tells has come here: now, or when the line went. */
export const lineHeldUntil = () => (line.isUp ? Date.now() : line.lostAt)

/** Hears of every change of the line until the answer is called. */
export function onLine(listener: () => void) {
  line.listeners.add(listener)
  return () => void line.listeners.delete(listener)
}

/** Calls back each time the line has returned, whatever brought it back, until the answer is called. */
export const onLineBack = (act: () => void) => onLine(() => line.isUp && act())

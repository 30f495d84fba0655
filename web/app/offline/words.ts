/** What the worker says to a page of ours. */
export type WorkerWord = { kind: 'open'; path: string } | { kind: 'push_renewed' }

/** What a page says to a worker that waits: begin. */
export const TAKE_OVER = 'take over'

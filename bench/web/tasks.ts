/** One task of a page's main thread: how long it took by the clock, and how much of that it was really running. */
export type Task = { ms: number; cpuMs: number }

type TraceEvent = { name: string; ph: string; pid: number; tid: number; dur?: number; tdur?: number; args?: { name?: string } }

/** The tasks of every page in a trace of Chromium. */
export function tasksOf(trace: Buffer): Task[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`
  const pages = new Set(traceEvents.flatMap((event) => (event.args?.name === 'CrRendererMain' ? threadOf(event) : [])))
  return traceEvents.flatMap((event) =>
    event.ph === 'X' && event.name.endsWith('RunTask') && pages.has(threadOf(event))
      ? { ms: (event.dur ?? 0) / 1000, cpuMs: (event.tdur ?? 0) / 1000 }
      : [],
  )
}

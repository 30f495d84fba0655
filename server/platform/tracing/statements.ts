import { SpanKind } from '@opentelemetry/api'
import type pg from 'pg'
import { isPrepared, nameOf } from '../db/client.ts'
import { failed, type Tracing } from './tracing.ts'

type Callback = (error: Error | null, result: unknown) => void
type Ask = (text: unknown, values?: unknown, callback?: Callback) => Promise<unknown> | undefined

const TABLE = /\b(?:from|into|update)\s+"?(?!select\b|with\b|lateral\b)([a-z_]+)"?/i
/** By statement: as many as are prepared under a name. */
const summaries = new Map<string, string>()

/** What a statement does, without a word of it but its verb and its table: `select post`. */
export function summaryOf(statement: string): string {
  const outer = outerOf(statement)
  const verb = /\w+/.exec(outer)?.[0].toLowerCase() ?? 'ask'
  const table = TABLE.exec(outer)?.[1]
  return table ? `${verb} ${table}` : verb
}

/** The same for one with a name, which comes again. */
function knownSummaryOf(statement: string) {
  const known = summaries.get(statement)
  if (known) return known
  const summary = summaryOf(statement)
  summaries.set(statement, summary)
  return summary
}

/** A statement without what stands in brackets, a question within a question; but for one that it asks in place of a table. */
function outerOf(statement: string) {
  const brackets: boolean[] = []
  let hidden = 0
  let outer = ''
  for (const part of statement.split(/([()])/)) {
    if (part === '(') {
      const hides = hidden > 0 || !/\bfrom\s*$/i.test(outer.slice(-20))
      brackets.push(hides)
      if (hides) hidden++
    } else if (part === ')') {
      if (brackets.pop()) hidden--
    } else if (hidden === 0) outer += part
  }
  return outer
}

/** Traces the statements of a pool that have values, as pieces of the request or job that asks: with a name while PostgreSQL keeps them prepared. */
export function traceStatements(pool: pg.Pool, tracing: Tracing) {
  const known = new WeakSet<pg.PoolClient>()
  pool.on('acquire', (client) => {
    if (known.has(client)) return
    known.add(client)
    const ask = client.query.bind(client) as unknown as Ask
    const traced: Ask = (text, values, callback) => {
      if (!tracing.isRecording || !isPrepared(text, values)) return ask(text, values, callback)
      return askTraced(tracing, ask, { text, name: nameOf(text), values, callback })
    }
    client.query = traced as unknown as typeof client.query
  })
}

type Asked = { text: string; name: string | undefined; values: unknown; callback: Callback | undefined }

function askTraced(tracing: Tracing, ask: Ask, { text, name, values, callback }: Asked) {
  const summary = name ? knownSummaryOf(text) : summaryOf(text)
  const attributes = { 'db.system.name': 'postgresql', 'db.query.summary': summary, ...(name && { 'wardmates.statement': name }) }
  const { span } = tracing.begin(summary, { kind: SpanKind.CLIENT, attributes })
  const end = (error: unknown) => {
    if (error) failed(span, error)
    span.end()
  }
  if (callback)
    return ask(text, values, (error, result) => {
      end(error)
      callback(error, result)
    })
  const answer = ask(text, values)
  answer?.then(() => end(null), end)
  return answer
}

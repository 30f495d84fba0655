import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { type Collected, collect } from './collect.ts'
import { analysed, judged, keyOf, type Verdict } from './judge.ts'

const FLOORS = ['contract', 'server', 'web']
/** The build reads nothing but our own files. */
const OWN = /^web\/build\//
/** Put together of a text when it is there: a growth test names what uses them. */
const LATE = ['server/doxy/check/language/study-names.ts', 'web/doxy/library/quote-in.ts']
const AT_ONCE = 2

/** By key: analysis or a growth test found these no slower than their text is long; the trusted ones see no stranger's text, for the reason given. */
type Verdicts = { linear: string[]; grown: string[]; trusted: Record<string, string> }
const file = join(import.meta.dirname, 'verdicts.json')

/** `node tests/patterns/check.ts` judges what is new; `--keep` judges it closely and keeps the verdicts, of what is still there. */
async function main(keep: boolean, root: string) {
  const kept = JSON.parse(readFileSync(file, 'utf8')) as Verdicts
  const { all, unseen } = await collect(root, FLOORS)
  const mine = Map.groupBy(
    all.filter(({ place }) => !OWN.test(place)),
    keyOf,
  )
  const known = new Set([...kept.linear, ...kept.grown, ...Object.keys(kept.trusted)])
  const fresh = [...mine].filter(([key]) => !known.has(key))
  const verdicts = await judgeAll(fresh, keep)
  const faults = [
    ...unseen
      .filter((site) => !OWN.test(site) && !LATE.includes(site.replace(/:\d+$/, '')))
      .map((site) => `${site} puts an expression together that was never seen.`),
    ...fresh.flatMap(([key, places]) => faultOf(key, places, verdicts.get(key))),
  ]
  if (keep) {
    const of = (kind: Verdict['kind']) => [...verdicts].flatMap(([key, verdict]) => (verdict.kind === kind ? [key] : []))
    const there = (keys: readonly string[]) => keys.filter((key) => mine.has(key)).sort()
    const trusted = Object.fromEntries(there(Object.keys(kept.trusted)).map((key) => [key, kept.trusted[key]!]))
    const next: Verdicts = { linear: there([...kept.linear, ...of('linear')]), grown: there([...kept.grown, ...of('grown')]), trusted }
    writeFileSync(file, `${JSON.stringify(next, null, 2)}\n`)
  }
  for (const fault of faults) console.error(fault)
  console.log(`${mine.size} regular expressions, ${fresh.length} of them new, ${faults.length} of them or their places at fault`)
  return faults.length === 0 ? 0 : 1
}

async function judgeAll(fresh: readonly [key: string, places: Collected[]][], closely: boolean) {
  const verdicts = new Map<string, Verdict>()
  const waiting = [...fresh]
  async function work() {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [key, [expression]] = next
      verdicts.set(key, closely ? await judged(expression!) : (await analysed(expression!)).verdict)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return verdicts
}

function faultOf(key: string, places: readonly Collected[], verdict: Verdict | undefined): string[] {
  if (verdict?.kind === 'linear' || verdict?.kind === 'grown') return []
  const [{ source, flags, place }] = places as [Collected]
  const what = `${place} /${source.length > 120 ? `${source.slice(0, 120)}…` : source}/${flags} (${key})`
  return [
    verdict?.kind === 'superlinear'
      ? `${what} takes longer than its text is long, on ${verdict.on.slice(0, 200)}`
      : `${what} could not be judged by analysis: npm run check:patterns measures it and keeps the verdict`,
  ]
}

const [keep, ...roots] = process.argv.slice(2).sort()
process.exit(await main(keep === '--keep', (keep === '--keep' ? roots[0] : keep) ?? join(import.meta.dirname, '../..')))

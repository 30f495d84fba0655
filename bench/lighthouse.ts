import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { textPaths } from '#web/app/routes/places.ts'
import { startProcess } from '../tests/support/process.ts'
import { atLeast, type Figure, median } from './support/figures.ts'
import { type Audit, audit, findLighthouse } from './web/audit.ts'

export const title = 'Lighthouse, mobile preset, median of 3'

const VISITS = Number(process.env.BENCH_VISITS ?? 3)
const LEAST_SCORE = 95
const open = ['/', '/hi', '/features', '/about', '/login', '/register', '/reset-password', ...textPaths]
const inside = [
  ...['/home', '/dashboard', '/profile', '/chat', '/messages', '/mates', '/jobs', '/researchhub', '/education'],
  ...['/institutions', '/locum', '/verification', '/settings', '/profile-setup'],
]
/** All of them, or those that are asked for: BENCH_PAGES=/home,/jobs. */
const asked = process.env.BENCH_PAGES?.split(',')
const pages = [...open.map((path) => ({ path, member: false })), ...inside.map((path) => ({ path, member: true }))].filter(
  ({ path }) => !asked || asked.includes(path),
)

/** How the pages fare on a slow phone. Times are told, scores for access, practice and, where they may find the page, search engines are held. */
export async function measure(): Promise<Figure[]> {
  const lighthouse = await findLighthouse()
  if (!lighthouse) return [{ what: 'not measured', measured: 'npm install --save-dev --save-exact lighthouse@13.5.0' }]

  const dataDir = await mkdtemp(join(tmpdir(), 'wardmates-lighthouse-'))
  const server = await startProcess({ WARDMATES_DATA: dataDir, WARDMATES_SAMPLE: 'on' })
  try {
    const figures: Figure[] = []
    for (const { path, member } of pages) {
      const visits: Audit[] = []
      while (visits.length < VISITS) visits.push(await audit(lighthouse, server.url, path, member))
      figures.push(...figuresOf(path, visits, member))
    }
    return figures
  } finally {
    await server.end('SIGTERM')
    await rm(dataDir, { recursive: true, force: true })
  }
}

function figuresOf(path: string, visits: Audit[], member: boolean): Figure[] {
  const of = (name: keyof Audit) => median(visits.map((visit) => visit[name]))
  const times = `FCP ${of('fcp').toFixed(0)} ms, LCP ${of('lcp').toFixed(0)} ms, TBT ${of('tbt').toFixed(0)} ms, CLS ${of('cls').toFixed(3)}`
  return [
    { what: `${path} performance`, measured: `${of('performance').toFixed(0)} (${times})` },
    atLeast(`${path} accessibility`, of('accessibility'), LEAST_SCORE),
    atLeast(`${path} best practices`, of('practices'), LEAST_SCORE),
    // A member's page asks them to stay away.
    ...(member ? [] : [atLeast(`${path} search engines`, of('seo'), LEAST_SCORE)]),
  ]
}

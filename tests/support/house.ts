import { HIDDEN_IMPORT, type Import } from './imports.ts'

export type Source = { path: string; text: string }

/** The rooms in their order: each may import those above it. */
export const ROOMS = [
  'account',
  'relations',
  'moderation',
  'profile',
  'notifications',
  'verification',
  'doxy',
  'mates',
  'feed',
  'messages',
  'institutions',
  'jobs',
  'research',
  'education',
  'search',
  'home',
  'privacy',
]
/** What is no room, and what of its own floor it may import besides itself. */
const SERVER = { platform: [], start: [], demo: ['platform'], seed: ['platform', ...ROOMS] }
const PUBLIC = ['ui', 'lib', ...ROOMS]
const WEB = {
  lib: [],
  ui: ['lib'],
  guest: ['lib'],
  welcome: PUBLIC,
  demo: PUBLIC,
  diagnostics: PUBLIC,
  pages: ['welcome', 'demo', 'diagnostics', ...PUBLIC],
  app: ['pages', 'guest', 'welcome', 'demo', 'diagnostics', ...PUBLIC],
  build: ['app', 'pages', ...PUBLIC],
}
const AREAS: Record<string, Record<string, string[]>> = { server: SERVER, web: WEB }
const BASE: Record<string, string[]> = { server: ['platform'], web: ['ui', 'lib'] }
/** Who may read the sample people, and the evidence notes with the courses that cite them, and the one file that chooses between the guest world and the server. */
const SAMPLE_READERS = ['server/seed', 'web/guest']
const CORPUS_READERS = ['server/doxy', 'server/education', 'web/guest']
const CHOOSER = 'web/lib/api/api.ts'
/** The cache itself; rooms and pages are given it by the provider around them. */
const CACHE = 'web/lib/query/client.ts'
const CACHE_OWNERS = ['lib', 'app']

const PACKAGES: Record<string, RegExp> = { contract: /^(zod|@orpc\/contract)(\/|$)/, sample: /^$/, corpus: /^(zod$|node:)/ }
const CORRIDOR = /(^|\/)(utils?|helpers?|misc|common|shared)(\.[a-z.]+$|\/)/
const LINES_MAX = 260

/** What is wrong with an import, in words; nothing when it points down. */
export function faultOfImport({ from, to }: Import): string | undefined {
  const [floor = '', area] = placeOf(from)
  const test = /\.test\.tsx?$/.test(from)
  if (to === HIDDEN_IMPORT) return test || !ROOMS.includes(area ?? '') ? undefined : `${from} hides what it imports`
  if (to.startsWith('npm:')) {
    const allowed = PACKAGES[floor]
    return !allowed || allowed.test(to.slice(4)) || (test && to === 'npm:vitest')
      ? undefined
      : `${from} imports ${to.slice(4)}: ${floor} stands on its own`
  }
  const [toFloor = '', toArea] = placeOf(to)
  if (toFloor === 'package.json' || toFloor === 'contract') return undefined
  if (toFloor === 'sample')
    return floor === 'sample' || test || SAMPLE_READERS.includes(`${floor}/${area}`)
      ? undefined
      : `${from} imports ${to}: the sample is for seed and guest only`
  if (toFloor === 'corpus')
    return floor === 'corpus' || test || CORPUS_READERS.includes(`${floor}/${area}`)
      ? undefined
      : `${from} imports ${to}: notes and courses are for doxy, education and guest only`
  if (toFloor === 'tests') return test ? undefined : `${from} imports ${to}: nothing but a test imports tests`
  if (toFloor !== floor) return `${from} imports ${to}: ${floor} and ${toFloor} never meet`
  if (!test && to === CACHE && !CACHE_OWNERS.includes(area ?? '')) return `${from} imports ${to}: useQueryClient gives it`
  if (!test && !pointsDown(floor, area, toArea) && !(from === CHOOSER && toArea === 'guest'))
    return `${from} imports ${to}: it does not point down`
  return test || isOpen(floor, area, to, toArea) ? undefined : `${from} imports ${to}: other rooms import the public file of a room`
}

/** Whether `to` is for others than its own room: a room of the server has one public file; its routes and jobs are for whoever joins the rooms. */
function isOpen(floor: string, area: string | undefined, to: string, toArea: string | undefined): boolean {
  if (floor !== 'server' || area === toArea || toArea === undefined || !ROOMS.includes(toArea)) return true
  const file = to.split('/').slice(2).join('/')
  return file === 'public.ts' || (area === undefined && ['routes.ts', 'jobs.ts', 'interests.ts', 'uploads.ts', 'export.ts'].includes(file))
}

function pointsDown(floor: string, area: string | undefined, toArea: string | undefined): boolean {
  if (area === undefined || area === toArea || !AREAS[floor]) return true
  if (toArea === undefined) return false
  const room = ROOMS.indexOf(area)
  const below = room < 0 ? (AREAS[floor][area] ?? []) : [...(BASE[floor] ?? []), ...ROOMS.slice(0, room)]
  return below.includes(toArea)
}

/** Floor and room; no room for a file that lies on the floor itself. */
function placeOf(path: string): [floor?: string, area?: string] {
  const parts = path.split('/')
  return [parts[0], parts.length > 2 ? parts[1] : undefined]
}

/** What is wrong with a file by its name, place and length. */
export function faultsOfFile({ path, text }: Source): string[] {
  const [floor = '', area] = placeOf(path)
  const areas = AREAS[floor]
  const faults = []
  if (areas && area !== undefined && !ROOMS.includes(area) && !(area in areas)) faults.push(`${path}: ${area} is no room`)
  if (CORRIDOR.test(path)) faults.push(`${path}: a corridor, not a room`)
  if (/(^|\/)index\.[a-z]+$/.test(path) && path !== 'contract/index.ts' && path !== 'web/index.html')
    faults.push(`${path}: a barrel hides where things are from`)
  // Until the first release a room has one migration, however many tables it makes.
  const mayBeLong = floor === 'sample' || path.startsWith('server/platform/db/migrations/')
  if (!mayBeLong && text.trimEnd().split('\n').length > LINES_MAX) faults.push(`${path}: more than ${LINES_MAX} lines`)
  return faults
}

/** Files that import each other in a ring. */
export function ringsIn(imports: Import[]): string[] {
  const next = Map.groupBy(
    imports.filter(({ apart }) => !apart),
    ({ from }) => from,
  )
  const done = new Set<string>()
  const rings: string[] = []
  function walk(path: string, way: string[]): void {
    const start = way.indexOf(path)
    if (start >= 0) rings.push([...way.slice(start), path].join(' → '))
    if (start >= 0 || done.has(path)) return
    for (const { to } of next.get(path) ?? []) walk(to, [...way, path])
    done.add(path)
  }
  for (const path of next.keys()) walk(path, [])
  return rings
}

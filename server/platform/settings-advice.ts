import { isLoopback, isLoopbackUrl } from './http/loopback.ts'

type Environment = Record<string, string | undefined>

/** What does nothing without another setting. */
const NEEDS: Record<string, string> = {
  GOOGLE_CLIENT_ID: 'GOOGLE_CLIENT_SECRET',
  GOOGLE_CLIENT_SECRET: 'GOOGLE_CLIENT_ID',
  ORCID_CLIENT_ID: 'ORCID_CLIENT_SECRET',
  ORCID_CLIENT_SECRET: 'ORCID_CLIENT_ID',
  REGISTER_TOKEN: 'REGISTER_URL',
  FILES_S3_REGION: 'FILES_S3_BUCKET',
  OTEL_EXPORTER_OTLP_HEADERS: 'OTEL_EXPORTER_OTLP_ENDPOINT',
}
/** What begins like this is nobody's but ours. */
const OURS = /^(WARDMATES|LIMIT|LIVE_LINES|FILES_S3|DOXY_MODEL)_/
/** Of shorter names any other is a misspelling. */
const TELLING = 6
const FEW_LETTERS = 8

/** Sentences about settings that are taken without a word and do nothing; none of them is a reason not to start. */
export function adviceOn(environment: Environment, names: readonly string[]): string[] {
  const set = Object.keys(environment).filter((name) => environment[name])
  const given = new Set(set.map((name) => (names.includes(name) ? name : name.replace(/_FILE$/, ''))))
  const lonely = Object.entries(NEEDS).filter(([name, other]) => given.has(name) && !given.has(other))
  return [
    ...[...given].flatMap((name) => (names.includes(name) ? [] : misspelt(name, names, given))),
    ...lonely.map(([name, other]) => `${name} does nothing without ${other}.`),
    ...lacking(environment, given),
  ]
}

/** What goes wrong later, and elsewhere, without another setting. */
function lacking({ HOST = '', PUBLIC_URL = '' }: Environment, given: ReadonlySet<string>): string[] {
  const lacks: [is: boolean, words: string][] = [
    [given.has('SMTP_URL') && !given.has('MAIL_FROM'), 'Emails go out from an address of wardmates.example: set MAIL_FROM.'],
    [
      PUBLIC_URL !== '' && !isLoopbackUrl(PUBLIC_URL) && !given.has('SMTP_URL'),
      'Emails reach nobody, they lie in the outbox of the data folder: set SMTP_URL.',
    ],
    [HOST !== '' && !isLoopback(HOST) && !given.has('PUBLIC_URL'), 'Links in emails name HOST: set PUBLIC_URL to what members type.'],
    [
      PUBLIC_URL.startsWith('https:') && !given.has('TRUSTED_PROXIES'),
      'What terminates TLS in front is one address with one share of all limits for everybody: set TRUSTED_PROXIES to it.',
    ],
  ]
  return lacks.flatMap(([is, words]) => (is ? words : []))
}

function misspelt(name: string, names: readonly string[], given: ReadonlySet<string>): string[] {
  const near = names.find((known) => !given.has(known) && isNear(name, known))
  if (near) return [`There is no setting ${name}; ${near} is one.`]
  return OURS.test(name) ? [`There is no setting ${name}.`] : []
}

function isNear(name: string, known: string): boolean {
  const most = known.length > FEW_LETTERS ? 2 : 1
  return known.length >= TELLING && Math.abs(name.length - known.length) <= most && distance(name, known) <= most
}

/** How many letters are to be added, taken away or changed. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1]
    for (let to = 1; to <= other.length; to++)
      next.push(Math.min(row[to]! + 1, next[to - 1]! + 1, row[to - 1]! + (letter === other[to - 1] ? 0 : 1)))
    row = next
  }
  return row[other.length]!
}

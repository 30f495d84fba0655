import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { readConfig, SETTINGS } from '#server/platform/config.ts'

const root = join(import.meta.dirname, '..')
const UNITS = ['wardmates.service', 'wardmates-backup.service', 'wardmates-backup.timer']
const isHere = spawnSync('systemd-analyze', ['--version']).status === 0

test.runIf(isHere)('systemd understands every line of our units', () => {
  const folder = mkdtempSync(join(tmpdir(), 'wardmates-units-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  cpSync(join(root, 'deploy'), folder, { recursive: true })
  for (const path of UNITS.map((unit) => join(folder, unit)))
    writeFileSync(
      path,
      readFileSync(path, 'utf8').replaceAll('/opt/wardmates/node_modules/.bin/node', process.execPath).replaceAll('/opt/wardmates', root),
    )

  const { status, stdout, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', ...UNITS.map((unit) => join(folder, unit))], {
    encoding: 'utf8',
  })

  expect({ status, said: `${stdout}${stderr}`.split('\n').filter((line) => line.includes('wardmates')) }).toEqual({ status: 0, said: [] })
})

test('a service waits for its database however long, and neither it nor its backup begins without the settings', () => {
  const [service, backup] = UNITS.map((unit) => read(`deploy/${unit}`))

  expect(service).toMatch(/^\[Unit\][^[]*^StartLimitIntervalSec=0$[^[]*^\[Service\][^[]*^Restart=always$/m)
  for (const unit of [service, backup])
    expect(unit!.match(/^EnvironmentFile=.*$/gm)).toEqual(['EnvironmentFile=/etc/wardmates/settings.env'])
})

test('a backup is deleted by the day in its name, however new its files are, and nothing else is', () => {
  const folder = mkdtempSync(join(tmpdir(), 'wardmates-backups-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const daysAgo = (days: number) => `${new Date(Date.now() - days * 24 * 3600_000).toISOString().slice(0, 10)}T0200`
  const [kept, old] = [
    [daysAgo(1), daysAgo(33), 'notes', '2019 keys'],
    [daysAgo(36), '2024-01-01T0200'],
  ]
  for (const name of [...kept, ...old]) mkdirSync(join(folder, name))
  const [, command = ''] = /^ExecStartPost=\/bin\/sh -c '(.*)'$/m.exec(read('deploy/wardmates-backup.service')) ?? []

  const { status } = spawnSync('sh', [
    '-c',
    command
      .replaceAll('%%', '%')
      .replaceAll('$$', () => '$')
      .replace('/var/backups/wardmates', folder),
  ])

  expect([status, readdirSync(folder).sort()]).toEqual([0, kept.sort()])
})

test('a stop of the service asks the server alone: its database serves what has arrived until it is answered', () => {
  expect(read('deploy/wardmates.service').match(/^(KillMode|ExecStop)=.*$/gm)).toEqual(['KillMode=mixed'])
})

type Service = {
  environment: Record<string, string>
  secrets: string[]
  ports?: string[]
  volumes: string[]
  user?: string
  read_only?: boolean
  cap_drop?: string[]
  profiles?: string[]
}
type Compose = { services: Record<string, Service>; volumes: object; secrets: Record<string, { file: string }> }

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const compose = parse(read('compose.yaml')) as Compose
/** The instructions of the image that is left, without those that build it. */
const image = read('deploy/Containerfile')
  .split(/^FROM /m)
  .at(-1)!
  .split('\n')
const said = (instruction: string) =>
  image.filter((line) => line.startsWith(`${instruction} `)).map((line) => line.slice(instruction.length + 1))

test('a container knows every setting that it is given, and secrets come in files alone', () => {
  const { environment, secrets } = compose.services.app!
  const named = Object.keys(environment).map((name) => name.replace(/_FILE$/, ''))
  const set = said('ENV').flatMap((line) => line.split(' ').map((pair) => pair.split('=') as [string, string]))

  expect([...named, ...set.map(([name]) => name)].filter((name) => !SETTINGS.includes(name))).toEqual(['NODE_ENV'])
  expect(readConfig(Object.fromEntries(set))).toMatchObject({ port: 3000, host: '0.0.0.0', dataDir: '/var/lib/wardmates' })
  const files = Object.entries(environment).filter(([name]) => name.endsWith('_FILE'))
  expect(files.map(([, path]) => path)).toEqual(secrets.map((name) => `/run/secrets/${name}`))
  for (const { secrets: used = [] } of Object.values(compose.services))
    for (const name of used) expect(compose.secrets).toHaveProperty(name)
  expect(read('.gitignore').split('\n')).toContain('secrets')
  expect(read('.dockerignore').split('\n')).toEqual(expect.arrayContaining(['secrets', '.env', 'data', 'node_modules']))
})

test('a container runs as nobody, writes to its data alone, and is asked how it is', () => {
  const app = compose.services.app!
  const [user] = said('USER')
  const [folder] = said('VOLUME')

  expect(user).toMatch(/^[1-9]\d*:[1-9]\d*$/)
  expect(app).toMatchObject({ user, read_only: true, cap_drop: ['ALL'], volumes: [`data:${folder}`] })
  expect(app.ports).toEqual([`127.0.0.1:${said('EXPOSE')[0]}:3000`])
  expect(Object.values(compose.services).filter(({ ports }) => ports)).toEqual([app])
  expect(said('HEALTHCHECK')[0]).toContain('/api/health')
  expect(compose.services.redis!.profiles).toEqual(['redis'])
  const copied = said('COPY').flatMap((line) => [.../\/opt\/wardmates\/(\S+)/g[Symbol.matchAll](line)].map(([, path]) => path!))
  expect(copied).toEqual(expect.arrayContaining(['package.json', 'node_modules', 'dist', 'contract', 'server', 'corpus', 'sample']))
})

import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const root = join(import.meta.dirname, '../..')
const ASKS = "inject('postgres')"

/**
 * What takes its time with something else than the database, and asks of it nothing that other tests do not ask as well: proofs of work, frames
 * and requests that are hostile or refused, models, keys, files, pictures. It runs on one PostgreSQL.
 */
export const onOnePostgres = [
  'server/account/google/redirect.test.ts',
  'server/account/reset/limits.test.ts',
  'server/account/sign-in/limits.test.ts',
  'server/demo/sign-in.test.ts',
  'server/doxy/import-corpus.test.ts',
  'server/doxy/library/read-once.test.ts',
  'server/doxy/model/anthropic.test.ts',
  'server/doxy/model/model.test.ts',
  'server/doxy/model/stream.test.ts',
  'server/feed/check/ask-model.test.ts',
  'server/messages/presence.test.ts',
  'server/messages/push.test.ts',
  'server/platform/files/bucket.test.ts',
  'server/platform/files/files.test.ts',
  'server/platform/files/renditions.test.ts',
  'server/platform/http/compress.test.ts',
  'server/platform/http/cross-origin.test.ts',
  'server/platform/secrets/key-mark.test.ts',
  'server/platform/uploads/resume.test.ts',
  'server/platform/uploads/waiting.test.ts',
  'server/profile/photo.test.ts',
  'server/research/analyses-by-model.test.ts',
  'server/research/hostile-files.test.ts',
  'server/research/odd-files.test.ts',
  'server/research/reading/reading.test.ts',
  'tests/access.test.ts',
  'tests/hostile-frames.test.ts',
  'tests/hostile-http.test.ts',
  'tests/hostile-live.test.ts',
  'tests/property.test.ts',
  'tests/restored.test.ts',
]

/** The files of a pattern, apart by whether they ask for the database of the run, themselves or by what they import from tests/support. */
export function byNeedOfPostgres(patterns: string[]) {
  const files = globSync(patterns, { cwd: root }).map((file) => file.replaceAll('\\', '/'))
  return Map.groupBy(files.sort(), (file) => (reaches(file) ? 'postgres' : 'node'))
}

function reaches(file: string, seen = new Set<string>()): boolean {
  if (seen.has(file)) return false
  seen.add(file)
  const text = readFileSync(join(root, file), 'utf8')
  if (text.includes(ASKS)) return true
  const imports = [...text.matchAll(/from '(#tests|\.{1,2})\/([^']+)'/g)].map(([, base, path]) =>
    join(base === '#tests' ? 'tests' : dirname(file), base === '..' ? '..' : '.', path!).replaceAll('\\', '/'),
  )
  return imports.some((path) => path.startsWith('tests/support/') && existsSync(join(root, path)) && reaches(path, seen))
}

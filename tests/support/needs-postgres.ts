import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const root = join(import.meta.dirname, '../..')
const ASKS = "inject('postgres')"

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

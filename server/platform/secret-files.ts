import { readFileSync } from 'node:fs'

const SUFFIX = '_FILE'

/** The settings, with those that a file holds read from it: `DATABASE_URL_FILE` names the file of `DATABASE_URL`, as secrets of containers come. */
export function withFiles(environment: Record<string, string | undefined>, names: readonly string[]): Record<string, string | undefined> {
  const read = names.flatMap((name) => {
    const path = environment[name + SUFFIX]
    if (!path || names.includes(name + SUFFIX)) return []
    if (environment[name]) throw new Error(`${name} and ${name + SUFFIX} are both set; set one of them.`)
    return [[name, contentOf(name + SUFFIX, path)] as const]
  })
  return { ...environment, ...Object.fromEntries(read) }
}

function contentOf(name: string, path: string): string {
  try {
    return readFileSync(path, 'utf8').trim()
  } catch (error) {
    throw new Error(`${name} names a file that cannot be read: ${(error as NodeJS.ErrnoException).code}.`, { cause: error })
  }
}

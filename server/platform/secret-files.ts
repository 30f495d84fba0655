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

/** Nothing in it is no setting that was left out: without its database or its key the product would begin with one of its own. */
function contentOf(name: string, path: string): string {
  const content = textOf(name, path).trim()
  if (content === '') throw new Error(`${name} names a file that is empty. Write what it is to hold, or take ${name} away.`)
  return content
}

function textOf(name: string, path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    throw new Error(`${name} names a file that cannot be read: ${(error as NodeJS.ErrnoException).code}.`, { cause: error })
  }
}

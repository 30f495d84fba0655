import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '../../web/lib/language')

/** The languages beside English, by their codes. */
export const languages = readdirSync(folder).filter((name) => !name.includes('.'))

/** All that a language has words for, by the English or by the code of a refusal. */
export const catalogueOf = (language: string): Record<string, string> =>
  Object.assign(
    {},
    ...globSync(`${folder}/${language}/**/*.json`).map((path) => JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>),
  )

/** The files of these places, without their tests. */
export const filesOf = (globs: string[]) => globSync(globs).filter((path) => !path.includes('.test.'))

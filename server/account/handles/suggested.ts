import { HANDLE_MAX, HANDLE_MIN } from '#contract/limits.ts'
import { latinSlug } from '../../platform/latin-slug.ts'
import { isHouseName } from '../names/house-names.ts'
import { handleOf } from '../rules.ts'

/** Most that are looked up; the last ones are numbered, so that some are free of the most frequent name too. */
const NUMBERED = 20

/** Handles that suit a name, the plainest first; whether they are free is not known here. */
export function suggestedHandles(name: string, city: string): string[] {
  const plain = handleOf(name)
  const parts = plain.split('-')
  const [first, last] = [parts[0]!, parts.at(-1)!]
  const place = latinSlug(city, HANDLE_MAX)
  const made = [
    plain,
    parts.join(''),
    `${first}-${last}`,
    `${first[0]}-${last}`,
    ...(place ? [`${plain}-${place}`, `${first}-${last}-${place}`] : []),
    `${last}-${first}`,
    ...Array.from({ length: NUMBERED }, (_, at) => `${plain}-${at + 2}`),
  ]
  return [...new Set(made)].filter((one) => one.length >= HANDLE_MIN && one.length <= HANDLE_MAX && !isHouseName(one))
}

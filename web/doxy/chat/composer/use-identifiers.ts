import { useDeferredValue, useEffect, useState } from 'react'
import { once } from '../../../lib/once.ts'

type Rules = typeof import('#contract/identifiers.ts')

/** The rules as they arrived, so that a box drawn later has them at once. */
const arrived: { rules?: Rules } = {}

const load = once(async () => {
  arrived.rules = await import('#contract/identifiers.ts')
  return arrived.rules
})

/** What would be taken out of a text before it leaves this browser; nothing until the rules have arrived, which the first letter asks for. */
export function useIdentifiers(text: string) {
  const [here, setHere] = useState(() => arrived.rules)
  const begun = text !== ''
  const shown = useDeferredValue(text)

  useEffect(() => {
    if (begun) load().then(setHere, () => undefined)
  }, [begun])

  return here && shown ? here.scrub(shown) : undefined
}

/**
 * The text without what could tell who a patient is. `unsafe` where a long run of digits is left, which nobody can tell from a
 * patient's number. Without the rules it goes as it is: the server takes the same things out before it reads.
 */
export async function withoutIdentifiers(text: string): Promise<{ text: string; unsafe: boolean }> {
  try {
    const { scrub, hasLongDigits } = await load()
    const rest = scrub(text).text
    return { text: rest, unsafe: hasLongDigits(rest) }
  } catch {
    return { text, unsafe: false }
  }
}

import { namesStudy, withoutName } from './names.ts'
import { type Weighed, weigh } from './weighing.ts'

/** A claim, and whether it names the study it is held against. */
export type Asked = Weighed & { named: boolean }

/** A claim as it is held against one document, without the name of its study. */
export function askedOf(claim: string) {
  const weighed = new Map<string, Weighed>()
  return (documentId: string): Asked => {
    const text = withoutName(claim, documentId)
    const known = weighed.get(text) ?? weigh(text)
    weighed.set(text, known)
    return { ...known, named: namesStudy(claim, documentId) }
  }
}

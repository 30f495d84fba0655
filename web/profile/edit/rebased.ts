import type { WorkingCopy } from './working-copy.ts'

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

type Listed = { id?: string; title: string; year: string }

/** The list as it is now, with what its member did to it as it was: changed, removed and added. */
function merged<Entry extends Listed>(mine: readonly Entry[], before: readonly Entry[], now: readonly Entry[]): Entry[] {
  const find = (all: readonly Entry[], { id }: Entry) => (id === undefined ? undefined : all.find((entry) => entry.id === id))
  const fresh = now.filter((entry) => !find(before, entry))
  // Where the answer to a save was lost, what was added stands there already.
  const isThere = ({ title, year }: Entry) => fresh.some((entry) => entry.title === title.trim() && entry.year === year.trim())
  const kept = now.flatMap((entry) => {
    const [was, own] = [find(before, entry), find(mine, entry)]
    if (!was) return entry
    return own ? (same(own, was) ? entry : own) : []
  })
  // What was changed here stays, also where it was removed elsewhere.
  const beside = mine.filter((entry) => (entry.id ? !find(now, entry) && !same(entry, find(before, entry)) : !isThere(entry)))
  return [...beside, ...kept]
}

/** A working copy made of `before`, brought to the profile as it is `now`: what its member changed stays, all else is as it is now. */
export function rebased(mine: WorkingCopy, before: WorkingCopy, now: WorkingCopy): WorkingCopy {
  const changed = (Object.keys(now) as (keyof WorkingCopy)[]).filter((name) => !same(mine[name], before[name]))
  return {
    ...now,
    ...Object.fromEntries(changed.map((name) => [name, mine[name]])),
    publications: merged(mine.publications, before.publications, now.publications),
    certifications: merged(mine.certifications, before.certifications, now.certifications),
  }
}

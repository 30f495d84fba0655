import type { Institution, InstitutionKind } from '#contract/institution.ts'

/** The page as the form of its editor holds it: every field as it is typed, a department a line. */
export type Edited = Record<(typeof editedFields)[number], string>

const editedFields = [
  ...(['name', 'kind', 'city', 'state', 'about', 'departments'] as const),
  ...(['website', 'address', 'telephone', 'beds', 'founded'] as const),
] as const

/** What each field is called where two editors wrote into the same. */
export const fieldNames: Record<keyof Edited, string> = {
  name: 'Name',
  kind: 'What it is',
  city: 'City',
  state: 'State',
  about: 'About',
  departments: 'Departments',
  website: 'Website',
  address: 'Address',
  telephone: 'Telephone',
  beds: 'Beds',
  founded: 'Founded',
}

export const editedOf = (page: Institution): Edited => ({
  ...{ name: page.name, kind: page.kind, city: page.city, state: page.state, about: page.about },
  ...{ address: page.address, telephone: page.telephone, website: page.website ?? '' },
  departments: page.departments.join('\n'),
  beds: page.beds === null ? '' : String(page.beds),
  founded: page.founded === null ? '' : String(page.founded),
})

/** The fields that hold something else than the page they began with. */
export const changedIn = (before: Edited, now: Edited) => editedFields.filter((name) => before[name] !== now[name])

/** What two editors wrote at once: what only the other one changed is taken over, what both did stays as it was typed and is named. */
export function merged(before: Edited, typed: Edited, theirs: Edited): { values: Edited; both: (keyof Edited)[] } {
  const own = new Set(changedIn(before, typed))
  const both = changedIn(before, theirs).filter((name) => own.has(name) && typed[name] !== theirs[name])
  const values = Object.fromEntries(editedFields.map((name) => [name, own.has(name) ? typed[name] : theirs[name]])) as Edited
  return { values, both }
}

/** The fields that hold a figure and were given something else. */
export const notFigures = (now: Edited) => (['beds', 'founded'] as const).filter((name) => !/^\d*$/.test(now[name].trim()))

const numberIn = (text: string) => (text.trim() === '' ? null : Number(text))

/** What was changed, as it is sent: what was left alone is not said. */
export function changeOf(before: Edited, now: Edited) {
  const change = {
    ...{ name: now.name, kind: now.kind as InstitutionKind, city: now.city, state: now.state, about: now.about },
    ...{ address: now.address, telephone: now.telephone, website: now.website.trim() || null },
    departments: now.departments
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
    ...{ beds: numberIn(now.beds), founded: numberIn(now.founded) },
  }
  const changed = new Set<string>(changedIn(before, now))
  return Object.fromEntries(Object.entries(change).filter(([name]) => changed.has(name))) as Partial<typeof change>
}

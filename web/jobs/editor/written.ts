import { councils } from '#contract/councils.ts'
import type { Posting, PostingField, PostingQuestion, Requirement } from '#contract/posting.ts'

/** What a posting says, as the server takes it. */
export type Content = Pick<Posting, PostingField>

type Lined<Line> = (Line & { key: string })[]
type Texts = 'title' | 'department' | 'city' | 'state' | 'specialty' | 'industry' | 'companySize' | 'description'
type Figures =
  | ('salaryFrom' | 'salaryTo' | 'experienceFrom' | 'experienceTo' | 'stipend')
  | ('bondMonths' | 'bondAmount' | 'dutyHours' | 'openings')

/** A posting as its form holds it: figures and days as they are typed, a benefit a line, lines with a name of their own. */
export type Written = Record<Texts | Figures | 'benefits' | 'walkInOn' | 'closesOn', string> &
  Pick<Content, 'isRemote' | 'isUrgent' | 'workType' | 'living' | 'degrees'> & {
    council: NonNullable<Content['council']> | ''
    requirements: Lined<Requirement>
    questions: Lined<PostingQuestion>
  }

const typed = (figure: number | null) => (figure === null ? '' : String(figure))
const keyed = <Line extends object>(lines: readonly Line[]) => lines.map((line, at) => ({ ...line, key: String(at) }))

export const writtenOf = (content: Content): Written => ({
  ...{ title: content.title, department: content.department, city: content.city, state: content.state },
  ...{ specialty: content.specialty, industry: content.industry, companySize: content.companySize, description: content.description },
  ...{ workType: content.workType, isRemote: content.isRemote, isUrgent: content.isUrgent, living: content.living },
  ...{ salaryFrom: typed(content.salaryFrom), salaryTo: typed(content.salaryTo), stipend: typed(content.stipend) },
  ...{ experienceFrom: typed(content.experienceFrom), experienceTo: typed(content.experienceTo), openings: typed(content.openings) },
  ...{ bondMonths: typed(content.bondMonths), bondAmount: typed(content.bondAmount), dutyHours: typed(content.dutyHours) },
  ...{ walkInOn: content.walkInOn ?? '', closesOn: content.closesOn ?? '', council: content.council ?? '', degrees: content.degrees },
  benefits: content.benefits.join('\n'),
  requirements: keyed(content.requirements),
  questions: keyed(content.questions),
})

const empty: Content = {
  ...{ title: '', department: '', city: '', state: '', specialty: '', industry: '', companySize: '', description: '' },
  ...{ workType: 'full_time', isRemote: false, isUrgent: false, living: 'not_stated', degrees: [], council: null },
  ...{ salaryFrom: null, salaryTo: null, stipend: null, bondMonths: null, bondAmount: null, dutyHours: null },
  ...{ experienceFrom: 0, experienceTo: null, openings: 1, walkInOn: null, closesOn: null },
  ...{ benefits: [], requirements: [], questions: [] },
}

/** A new job begins where its institution stands. */
export const emptyPosting = ({ city, state }: { city: string; state: string }) => writtenOf({ ...empty, city, state })

/** `0` is said as well as nothing: "no bond" is an answer. */
const figure = (text: string) => (text.trim() === '' ? null : Number(text.replaceAll(',', '')))
const linesOf = <Line extends { key: string; words: string }>(lines: readonly Line[]) =>
  lines.filter(({ words }) => words.trim() !== '').map(({ key: _, ...line }) => line)

/** What the form says. Lines in which nothing stands are not said. */
export const contentOf = (written: Written): Content => ({
  ...{ title: written.title, department: written.department, city: written.city, state: written.state },
  ...{ specialty: written.specialty, industry: written.industry, companySize: written.companySize, description: written.description },
  ...{ workType: written.workType, isRemote: written.isRemote, isUrgent: written.isUrgent, living: written.living },
  ...{ salaryFrom: figure(written.salaryFrom), salaryTo: figure(written.salaryTo), stipend: figure(written.stipend) },
  ...{ experienceFrom: figure(written.experienceFrom) ?? 0, experienceTo: figure(written.experienceTo) },
  ...{ openings: figure(written.openings) ?? 1, bondMonths: figure(written.bondMonths), bondAmount: figure(written.bondAmount) },
  ...{ dutyHours: figure(written.dutyHours), walkInOn: written.walkInOn || null, closesOn: written.closesOn || null },
  ...{ council: written.council || null, degrees: written.degrees },
  benefits: written.benefits
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean),
  requirements: linesOf(written.requirements),
  questions: linesOf(written.questions),
})

/** The form without the lines in which nothing stands, so that the server counts lines as the form does. */
export const tidied = (written: Written): Written => ({
  ...written,
  requirements: written.requirements.filter(({ words }) => words.trim() !== ''),
  questions: written.questions.filter(({ words }) => words.trim() !== ''),
})

export type FieldFault = { path: string; message: string }

const figures = [
  'salaryFrom',
  'salaryTo',
  'experienceFrom',
  'experienceTo',
  'stipend',
  'bondMonths',
  'bondAmount',
  'dutyHours',
  'openings',
] as const

/** The figures in which something else stands. */
export const notFigures = (written: Written): FieldFault[] =>
  figures.filter((name) => Number.isNaN(figure(written[name]))).map((path) => ({ path, message: 'Enter a number, or leave it empty.' }))

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** The fields that say something else than before. */
export function changedIn(before: Written, now: Written): PostingField[] {
  const [was, is] = [contentOf(before), contentOf(now)]
  return (Object.keys(is) as PostingField[]).filter((name) => !isSame(was[name], is[name]) || Number.isNaN(is[name]))
}

/** What was changed, as it is sent: what was left alone is not said. */
export function changeOf(before: Written, now: Written): Partial<Content> {
  const changed = new Set<string>(changedIn(before, now))
  return Object.fromEntries(Object.entries(contentOf(now)).filter(([name]) => changed.has(name)))
}

/** What two recruiters wrote at once: what only the other one changed is taken over, what both did stays as it was typed and is named. */
export function merged(before: Written, now: Written, theirs: Written): { values: Written; both: PostingField[] } {
  const own = new Set(changedIn(before, now))
  const both = changedIn(before, theirs).filter((name) => own.has(name) && changedIn(theirs, now).includes(name))
  const kept = Object.fromEntries([...own].map((name) => [name, now[name]]))
  return { values: { ...theirs, ...kept }, both }
}

export const councilName = (council: Content['council']) => councils.find(({ id }) => id === council)?.name

/** What stands in a field, in words; of lists a line each. */
export function wordsIn(written: Written, name: PostingField): string {
  const value = contentOf(written)[name]
  if (Array.isArray(value)) return value.map((line) => (typeof line === 'string' ? line : line.words)).join('\n')
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return value === null ? '' : String(value)
}

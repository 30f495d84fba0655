import type { FitLine } from '#contract/application.ts'
import { factOf, markWords } from '#contract/mark-words.ts'
import type { Mark } from '#contract/marks.ts'
import { checkedAs } from '../../profile/public.ts'

const withdrawnOf = (marks: readonly Mark[]) => marks.find(({ state }) => state === 'withdrawn')

/** What was checked when an application was sent, as far as it still stands, and in its place what became of it. A revocation stands before all else. */
export function stillChecked(sent: string, marks: readonly Mark[]): string {
  const withdrawn = withdrawnOf(marks)
  if (withdrawn) return markWords(withdrawn)
  const same = marks.filter(({ as }) => checkedAs(as) === sent)
  if (sent === '' || same.some(({ state }) => state === 'holds')) return sent
  return same[0] ? markWords(same[0]) : ''
}

/** The same of what is asked for beside what was proven of it. */
export function stillFits(lines: readonly FitLine[], marks: readonly Mark[]): FitLine[] {
  const registrations = marks.filter(({ as }) => factOf[as] === 'registration')
  const over = withdrawnOf(marks) ?? (registrations.some(({ state }) => state === 'holds') ? undefined : registrations[0])
  return lines.map((line) => (over && line.kind === 'registration' ? { ...line, says: markWords(over), proven: '' } : line))
}

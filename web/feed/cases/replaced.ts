import type { CaseFinding, ScannedPart } from '#contract/cases.ts'

type Parts = Partial<Record<ScannedPart, string>>

/** What was looked through, by its parts, with what was found. */
export type Scanned<Words extends Parts = Parts> = { words: Words; findings: readonly CaseFinding[] }

/** Puts what stands for it in the place of one finding; those behind it in the same part move along. */
export function replaced<Words extends Parts>({ words, findings }: Scanned<Words>, finding: CaseFinding): Scanned<Words> {
  const { part, start, end, becomes } = finding
  const said = words[part] ?? ''
  const shift = becomes.length - (end - start)
  return {
    words: { ...words, [part]: said.slice(0, start) + becomes + said.slice(end) },
    findings: findings
      .filter((other) => other !== finding)
      .map((other) =>
        other.part === part && other.start > start ? { ...other, start: other.start + shift, end: other.end + shift } : other,
      ),
  }
}

export type Dismissed = { part: ScannedPart; said: string }[]

/** Those of which it was not said that they identify nobody. */
export const openOf = (findings: readonly CaseFinding[], dismissed: Dismissed) =>
  findings.filter((finding) => !dismissed.some(({ part, said }) => part === finding.part && said === finding.said))

/** A part cut at its findings, in their order. */
export function cutAtFindings(text: string, findings: readonly CaseFinding[]): { text: string; finding?: CaseFinding }[] {
  const ordered = [...findings].sort((a, b) => a.start - b.start)
  let from = 0
  const pieces = ordered.flatMap((finding) => {
    const before = { text: text.slice(from, finding.start) }
    from = finding.end
    return [before, { text: text.slice(finding.start, finding.end), finding }]
  })
  return [...pieces, { text: text.slice(from) }].filter(({ text }) => text !== '')
}

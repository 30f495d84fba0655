import { isChangeByArm } from './change-by-arm.ts'
import { keepsComparators } from './comparators.ts'
import type { Figure } from './figures.ts'
import { contentTerms, termsIn } from './language/text-analysis.ts'
import { keepsSpans, quotesWhole, type Read, read, takesFromRun } from './runs.ts'

/** Terms before a ratio or a measure that have to be the same where a sentence has several. */
const NEIGHBOURS = 2
/** What any ratio of a sentence is called: it tells one from another no more than the figure does. */
const OF_STATISTICS: ReadonlySet<string> = new Set(
  termsIn('hazard ratio odds risk relative rate difference absolute ci confidence interval'),
)

/**
 * Whether every share, count and mean of a claim stands with the arm that the source's sentence names for it. Where the sentence compares
 * figures, the arm is named in both; what only a title names is no arm. Both are in one wording. In doubt it does not. `subject` are terms of a
 * statement of ours that the claim is, but for its figures.
 */
export function keepsArms(claim: string, source: string, subject: readonly string[] = []): boolean {
  const [one, other] = [read(claim), read(source)]
  const [said, stated] = [one.figures, other.figures]
  if (said.length === 0) return true
  const has = new Set([...termsIn(source), ...subject])
  if (!contentTerms(termsIn(claim)).every((term) => has.has(term) || /^\d/.test(term))) return false
  if (!keepsComparators(claim, source) || !keepsSpans(one, other)) return false
  const shares = said.filter(({ unit }) => unit === '%')
  const isOfOneArm = shares.length === 2 && isChangeByArm(claim, source)
  if (takesFromRun({ ...one, figures: isOfOneArm ? said.filter((figure) => !shares.includes(figure)) : said }, other))
    return quotesWhole(one, other)
  return [...Map.groupBy(said, kindOf)].every(([kind, figures]) => {
    const peers = stated.filter((one) => kindOf(one) === kind)
    const [first] = figures
    return first!.isStatistic || first!.isSetting
      ? figures.every((figure) => hasNeighbours(figure, peers))
      : areOfTheirArms({ figures, claim, said }, peers, other)
  })
}

/** Figures of one kind may be taken for each other. */
const kindOf = ({ isStatistic, isSetting, unit }: Figure) => (isStatistic ? 'statistic' : isSetting ? `setting ${unit}` : unit)

/** A ratio or a time is that of the words beside it. */
function hasNeighbours(figure: Figure, peers: readonly Figure[]): boolean {
  const beside = (terms: readonly string[]) =>
    terms
      .filter((term) => !OF_STATISTICS.has(term))
      .slice(-NEIGHBOURS)
      .join(' ')
  const isBeside = (peer: Figure) =>
    peers.length === 1 ||
    beside(peer.before) === beside(figure.before) ||
    (peer.behind.length > 0 && peer.behind.join(' ') === figure.behind.join(' '))
  return peers.some((peer) => peer.value === figure.value && isBeside(peer) && hasLabelOf(figure, peer))
}

const hasLabelOf = ({ label }: Figure, { before, behind }: Figure) => label.every((term) => behind.includes(term) || before.includes(term))

/** The figures of one kind among all that a claim has. */
type Claimed = { figures: readonly Figure[]; claim: string; said: readonly Figure[] }

function areOfTheirArms({ figures, claim, said }: Claimed, peers: readonly Figure[], source: Read): boolean {
  const [only, ...more] = peers
  if (only && more.length === 0) {
    const [figure] = figures
    return (
      figures.length === 1 && figure!.value === only.value && namesSame(figure!, only) && !namesOther(figure!, only, said, source.figures)
    )
  }
  const labels = labelsOf(peers)
  return areNamed(figures, claim, peers, labels) || isWholeRun(figures, peers) || isChangeByArm(claim, source.text)
}

/** Whether a figure is given to what the source names for one of another kind, which the claim leaves out. */
function namesOther(figure: Figure, peer: Figure, said: readonly Figure[], stated: readonly Figure[]): boolean {
  if (peer.label.length === 0) return false
  const left = stated.filter(({ value, isSetting, isStatistic }) => !isSetting && !isStatistic && !said.some((one) => one.value === value))
  const foreign = new Set(left.flatMap(({ label, leading }) => [...label, ...leading]))
  return [...figure.label, ...figure.leading].some((term) => foreign.has(term) && !peer.label.includes(term))
}

/** The only figure of its kind counts the same, of the same. */
const namesSame = (one: Figure, other: Figure) =>
  hasLabelOf(one, other) && (other.behind.length === 0 || one.behind.some((term) => other.behind.includes(term))) && startsIn(one, other)

/** What a source names for each figure and for no other. */
function labelsOf(peers: readonly Figure[]): string[][] {
  const leads = peers.every(({ leading, label }) => leading.length > 0 && label.length === 0)
  const all = peers.map(({ label, leading }) => (leads ? leading : label))
  return all.map((label, at) => label.filter((term) => !all.some((other, n) => n !== at && other.includes(term))))
}

/** Each figure has its arm's own words beside it, and the claim has those of no arm whose figure it leaves out. */
function areNamed(figures: readonly Figure[], claim: string, peers: readonly Figure[], labels: readonly string[][]): boolean {
  const places = figures.map(({ value }) => peers.findIndex((one) => one.value === value))
  if (places.some((place) => place < 0) || new Set(peers.map(({ value }) => value)).size < peers.length) return false
  const said = termsIn(claim)
  const foreign = labels.flatMap((label, at) => (places.includes(at) ? [] : label))
  return (
    foreign.every((term) => !said.includes(term)) &&
    figures.every((figure, at) => {
      const [own, peer] = [labels[places[at]!]!, peers[places[at]!]!]
      const others = labels.flatMap((label, n) => (n === places[at] ? [] : label))
      const leading = figure.leading.filter((term) => !figures[at - 1]?.label.includes(term))
      const behind = [...figure.label, ...leading]
      return (
        hasLabelOf(figure, peer) &&
        behind.some((term) => own.includes(term)) &&
        !behind.some((term) => others.includes(term)) &&
        (at > 0 || startsIn(figure, peer))
      )
    })
  )
}

/** What a claim says before a figure, the source says before it, or right behind it. */
const startsIn = (figure: Figure, peer: Figure) => {
  const known = new Set([...peer.before, ...peer.behind])
  return figure.before.every((term) => known.has(term) || figure.leading.includes(term))
}

/** All figures of the source, in its order and with the same words between and behind. */
function isWholeRun(figures: readonly Figure[], peers: readonly Figure[]): boolean {
  const same = (one: readonly string[], other: readonly string[]) => one.join(' ') === other.join(' ')
  return (
    figures.length === peers.length &&
    figures.every((figure, at) => {
      const peer = peers[at]!
      return (
        figure.value === peer.value &&
        same(figure.behind, peer.behind) &&
        (at > 0 ? same(figure.since, peer.since) : startsIn(figure, peer))
      )
    })
  )
}

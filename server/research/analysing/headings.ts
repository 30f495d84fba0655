import type { AnalysisPart } from '#contract/paper-analyses.ts'

/** What stands under a heading: one of the parts, a discussion of them, or nothing that is read (references, funding). */
export type Under = AnalysisPart | 'discussion' | 'back matter'

const named: Record<Under, string> = {
  background: `background, introduction, objective, objectives, aim, aims, purpose, context, rationale, importance, hypothesis,
    aims and objectives, background and objectives, background and aims, background and purpose, aim of the study, objectives of the study`,
  methods: `method, methods, methodology, materials and methods, material and methods, patients and methods, subjects and methods,
    methods and materials, study design, design, setting, participants, study population, study design and setting,
    design setting and participants, data collection, statistical analysis, statistical methods,
    main outcomes and measures, main outcome measures, outcomes and measures, outcome measures, exposures, data sources`,
  findings: `result, results, finding, findings, main results, main findings, key findings, results and discussion, conclusion,
    conclusions, conclusions and relevance, interpretation, main outcomes, what this study adds`,
  limits: `limit, limits, limitation, limitations, study limitations, strengths and limitations, limitations of the study,
    limitations of this study, strengths and limitations of this study, strengths and weaknesses, limitations and strengths`,
  discussion: 'discussion, comment, case report, case presentation, case description',
  'back matter': `references, bibliography, literature cited, acknowledgement, acknowledgements, acknowledgment, acknowledgments, funding,
    conflict of interest, conflicts of interest, competing interests, declaration of interests, declarations, author contributions,
    contributors, data availability, data availability statement, supplementary material, supplementary materials, appendix, keywords,
    key words, abbreviations, ethics approval, ethical approval, disclosures, financial support and sponsorship`,
}

const headings = new Map(
  Object.entries(named).flatMap(([under, names]) => names.split(',').map((name) => [name.trim(), under as Under] as const)),
)
/** Longer lines are sentences. */
const HEADING_MAX = 60
const NUMBER = /^(?:\d{1,2}(?:\.\d{1,2}){0,3}\.?|[ivx]{1,4}\.)\s+/
/** "METHODS: We followed …" and "Methods We followed …" as abstracts are printed: a heading and what it heads in one line. */
const RUN_IN = /^([\p{L} ,&]{3,50})[:.—–]\s+(?=\S)/u

/** What a line heads; nothing where it is no heading. */
export const headed = (line: string): Under | undefined =>
  line.length <= HEADING_MAX ? headings.get(bare(line.toLowerCase().replace(NUMBER, ''))) : undefined

/** What the first words of a text head, and the text behind them. */
export function runIn(line: string): { under: Under; rest: string } | undefined {
  const match = RUN_IN.exec(line)
  const under = match ? headings.get(bare(match[1]!.toLowerCase())) : undefined
  return match && under ? { under, rest: line.slice(match[0].length) } : undefined
}

const bare = (text: string) =>
  text
    .replace(/[^\p{L}&\s]/gu, ' ')
    .replaceAll('&', ' and ')
    .replace(/\s+/g, ' ')
    .trim()

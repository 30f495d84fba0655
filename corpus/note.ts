import { z } from 'zod'

/** What a note may be about; each has at most one file, `notes/<specialty in kebab case>.json`. */
export const SPECIALTIES = [
  'AI in medicine',
  'HIV',
  'antimicrobial resistance',
  'cardiology',
  'critical care',
  'dengue',
  'dermatology',
  'diabetes',
  'endocrinology',
  'gastroenterology',
  'haematology',
  'infectious disease',
  'kala-azar',
  'malaria',
  'nephrology',
  'neurology',
  'obstetrics',
  'oncology',
  'ophthalmology',
  'orthopaedics',
  'paediatrics',
  'psychiatry',
  'public health',
  'pulmonology',
  'rheumatology',
  'stroke',
  'surgery',
  'toxicology',
  'tuberculosis',
  'typhoid',
] as const

const KINDS = ['trial', 'meta-analysis', 'guideline', 'cohort', 'burden', 'diagnostic', 'consensus'] as const

// Notes are searched, quoted and compared letter by letter: typographic twins of a sign would hide matches.
const Line = z.string().regex(/^[\x20-\x7e]+$/, 'is not plain ASCII')

/** A sentence about the paper that a post may repeat, and whether the paper bears it out. */
const Claim = z.strictObject({
  statement: Line,
  truth: z.enum(['supported', 'refuted']),
  paraphrases: z.array(Line).optional(),
})

/** What the figure of an arm is. */
const MEASURES = ['share', 'rate', 'mean', 'median', 'change', 'count', 'ratio'] as const

/**
 * One comparison, or one figure of one group, as a paper reports it: FHIR R5 `Evidence` in a line (docs/decisions/0056-results-as-data.md).
 * Figures are written as the note's sentence writes them, each with its unit.
 */
const Result = z.strictObject({
  population: Line,
  /** Who was treated or exposed; where nothing is compared, the group that the figure is of. */
  arm: Line,
  comparator: Line.optional(),
  outcome: Line,
  time: Line.optional(),
  measure: z.enum(MEASURES),
  armValue: Line.optional(),
  comparatorValue: Line.optional(),
  /** The comparison with its kind: "hazard ratio 0.74". */
  effect: Line.optional(),
  /** Of 95% unless it says otherwise. */
  interval: Line.optional(),
  p: Line.optional(),
  /** Of the arm's outcome against the comparator's. */
  direction: z.enum(['lower', 'higher', 'no clear difference', 'not compared']),
  /** By rule: the main outcome of a randomised comparison is high; another outcome, or a trial that was small, open or stopped early, moderate; all else low. */
  certainty: z.enum(['high', 'moderate', 'low']),
})
export type Result = z.infer<typeof Result>

/** What a group of people was given. It is shown as theirs: no dose for one patient is made of it. */
const Regimen = z.strictObject({
  population: Line,
  treatment: Line,
  /** As the note's sentence writes it, and the course too. */
  dose: Line,
  course: Line.optional(),
})
export type Regimen = z.infer<typeof Regimen>

/** A figure of the note that is no result, such as how many took part. */
const Figure = z.strictObject({ what: Line, value: Line, ci: Line.optional(), unit: Line.optional() })

/** What we tell about one paper or guideline, in our own words. */
export const Note = z.strictObject({
  id: z.string().regex(/^note:[a-z0-9-]+$/),
  /** Title of the cited work, as it was published. */
  title: Line,
  year: z.int().min(1940).max(2026),
  /** The journal or the issuing body. */
  source: Line,
  doi: z
    .string()
    .regex(/^10\.\d{4,9}\/[\x21-\x7e]+$/, 'is not a bare DOI')
    .optional(),
  url: z.url({ protocol: /^https$/ }).optional(),
  pmid: z
    .string()
    .regex(/^\d{1,8}$/)
    .optional(),
  specialty: z.enum(SPECIALTIES),
  kind: z.enum(KINDS),
  /** What it is about, as it stands behind "the evidence on": "zinc in acute diarrhoea". */
  topic: Line.max(90),
  /** Who was studied, what was compared, and what came out. */
  text: Line,
  /** What went wrong with whom. */
  harms: Line.optional(),
  /** For whom, and how surely, it holds. */
  limits: Line.optional(),
  /** What our editors make of it for practice in India; the paper does not say it. */
  comment: Line.optional(),
  results: z.array(Result),
  /** Only of what did more good than harm. */
  regimens: z.array(Regimen).optional(),
  numbers: z.array(Figure),
  claims: z.array(Claim).min(2),
  /** Trial names, abbreviations and lay words that lead to this note. */
  aliases: z.array(Line).min(1),
  /** A note nobody could confirm does not ship; each way to confirm one is told in the corpus card. */
  checked: z.strictObject({ by: Line, on: z.iso.date(), how: z.enum(['abstract-read', 'doi-verified', 'issuer-known']) }),
})
export type Note = z.infer<typeof Note>

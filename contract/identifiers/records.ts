import type { IdentifierRule } from './fold.ts'
import { oneOf } from './words.ts'

const LINK = String.raw`\.?(?:\s{0,2}#)?(?:\s{0,2}(?:no|nos|num|number|id|code|reference|ref)\b\.?)?(?:\s{1,2}(?:is|was|hai|of|under))?[\s:=(#-]{0,6}`
// A council's letters may stand before the number it gave.
const COUNCIL_LETTERS = oneOf('TNMC|KMC|MMC|DMC|MCI|NMC|APMC|GMC|WBMC|TCMC|UPMC|RMC|PMC|HMC')
const VALUE = String.raw`(?<v>(?:${COUNCIL_LETTERS}[ /-])?#?(?=(?:[A-Z/.-]{0,40}\d){2})[A-Z\d]{1,64}(?:[/.-][A-Z\d]{1,64}){0,8}(?:(?<=\d) \d{3,64}(?![\d/-])){0,8})(?![\w/]|-\w|\.\d)`

/** What a hospital numbers, and who has an id there. */
const PAPER = oneOf(`
mr|cr|op|ip|opd|ipd|er|ed|hosp(?:ital)?|admission|adm|registration|regn|chart|file|folder|accession|specimen|sample|lab|bill
receipt|invoice|token|visit|encounter|episode|case|patient|pt|record|nhs|medicare|mother|rch|mcts|nikshay|study|participant
subject|site|slide|biopsy|x-?ray|death certificate|birth certificate
`)
const OWNER = oneOf(`
patient|pt|nikshay|hospital|unique|member|client|person|site|participant|subject|employee|staff|student|user
`)
const COVER = oneOf(`
insurance|insurer|insur|ins|hicn|mbi|policy|claim|tpa|mediclaim|beneficiary|health ?plan|plan|hmo|member|medicare|medicaid
subscriber|cghs|echs|esic?|pm-?jay|ayushman(?: bharat)?|aarogyasri|arogya ?shree|mjpjay|rsby|cmchis
`)
const COUNCIL = oneOf(`
medical|nmc|mci|smc|dmc|mmc|kmc|tnmc|state council|council|doctor'?s?
`)
const LICENSE = oneOf(`
reg(?:istration|n|d)?|licen[cs]e|certificate|certification|licen[cs]ure|enrol?ment
`)

const rule = (kind: IdentifierRule['kind'], cues: string, least = 3): IdentifierRule => ({
  kind,
  pattern: new RegExp(String.raw`(?<![\w-])${oneOf(cues)}(?![a-z])${LINK}${VALUE}`, 'dgi'),
  holds: (value) => value.replace(/\D/g, '').length >= Math.min(least, 3) && value.length >= least,
})

/** Numbers that a hospital, an insurer or an authority gave a person; each is known by the words before it. */
export const RECORD_RULES: IdentifierRule[] = [
  rule(
    'record',
    String.raw`
mrns?|mrd|med(?:ical)?\.? ?rec(?:ord)?s?|health record|uhid|umr|crn|${PAPER}\s{0,2}(?:no|number|num|id|#)
${OWNER}\s{0,2}id(?:entifier)?|identifier|opd|ipd|(?:case|chart|file|account|bed)(?=\s*#)
`,
  ),
  rule('record', String.raw`id(?: number| no)?\s?[#:]|id#|#(?=[A-Z]{1,5}-?\d{4})|id(?: number| no)`, 4),
  rule(
    'policy',
    String.raw`(?:(?:health|medical|her|his|their|patient'?s?)\s{1,2})?${COVER}(?:\s{1,2}(?:card|policy|plan|member|beneficiary|health)){0,4}(?:\s{0,2}(?:#|no|number|num|id))?`,
    5,
  ),
  rule(
    'document',
    String.raw`
ration(?: card)?|voter(?:'?s)?(?: id)?(?: card)?|epic|passport|driving licen[cs]e|driver'?s licen[cs]e|dl\s{0,2}(?:no|number)|ssn
social security|job card|ayush card|vehicle|car\s{0,2}(?:no|number)|unique disability|udid|roll\s{0,2}(?:no|number)
`,
    5,
  ),
  rule('license', String.raw`(?:${COUNCIL}\s{1,2})?${LICENSE}\.?\s{0,2}(?:no|number|num|id|#)|nmc|mci|npi|dea`, 4),
]

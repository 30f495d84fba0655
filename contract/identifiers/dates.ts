import type { IdentifierRule } from './fold.ts'
import { oneOf, wholeWord } from './words.ts'

const MONTH = String.raw`(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b\.?`
const DAY = String.raw`(?:0?[1-9]|[12]\d|3[01])`
const YEAR = String.raw`(?:(?:19|20)\d\d|'\d\d)`
const MONTH_NUMBER = '(?:0?[1-9]|1[0-2])'

/** Whether the text tells of a publication and not of a person: the day of a guideline is no secret. */
const PUBLISHED = new RegExp(
  wholeWord(String.raw`
published|updated?|issued|released|approved|approval|guideline|guidance|version|notification|gazette|circular|advisory|launched
declared|announced|effective|retracted|accessed|retrieved|election|world \w+ day
`),
  'i',
)
const PERSON_WORD = wholeWord(`
mr|mrs|ms|dr|patient|pt|admitted|seen|visit(?:ed)?|discharged?|born|dob|lmp|edd|operated|died|expired|diagnosed|yo|year-old
years? old|y/o|his|her|my|he|she|i|surgery|appointment|aged?|follow-?up|scan|report|came|name|uhid|mrn|treated|treatment|female
male
`)
const PERSON = new RegExp(String.raw`${PERSON_WORD}|\b\d{1,3}\s?/?\s?(?:m|f|yrs?)\b`, 'i')

const ofPerson = (text: string) => !PUBLISHED.test(text) || PERSON.test(text)

/** What stands before a day that is told without its year. */
const BEFORE_DAY = oneOf(String.raw`
on|since|dated?|discharged?|admitted|seen|visited|operated|surgery|review|till|until|from|by|lmp|edd|dob|d\.o\.b\.?
`)

const date = (source: string, holds?: IdentifierRule['holds']): IdentifierRule => ({
  kind: 'date',
  pattern: new RegExp(source, 'dgi'),
  appliesTo: ofPerson,
  ...(holds && { holds }),
})

/** Whole dates. A year alone, or a month with its year, names nobody and stays. */
export const DATE_RULES: IdentifierRule[] = [
  date(
    String.raw`(?<![\w./-])(?:${DAY}([/.-])${MONTH_NUMBER}\1(?:(?:19|20)?\d\d)|${MONTH_NUMBER}([/.-])${DAY}\2(?:(?:19|20)?\d\d))(?![\w/-]|\.\d)`,
    (value) => !value.includes('.') || /\d{4}$|^\d\d\.\d\d\.\d\d$/.test(value),
  ),
  date(String.raw`(?<![\w./-])(?:19|20)\d\d([/.-])${MONTH_NUMBER}\1${DAY}(?![\w/-]|\.\d)`),
  date(
    String.raw`\b${DAY}(?:\s?(?:st|nd|rd|th))?(?:\s+of)?[\s,.-]{0,3}${MONTH}[\s,.-]{0,3}(?:${YEAR}|\d\d(?![\w%/.]|\s*(?:mg|ml|g|%|year|yr|day|week|month|min|hour)))`,
  ),
  date(String.raw`\b${DAY}(?:\s?(?:st|nd|rd|th))(?:\s+of)?\s+${MONTH}`),
  date(String.raw`\b${MONTH}\s*${DAY}(?:\s?(?:st|nd|rd|th))?,?\s{0,2}(?:of\s)?${YEAR}`),
  date(String.raw`\b${MONTH}\s+${DAY}(?:st|nd|rd|th)\b`),
  date(
    String.raw`(?<=\b${BEFORE_DAY}[\s:]{1,3})(?:${MONTH}\s+${DAY}|${DAY}\s+${MONTH})\b(?!\s*(?:mg|ml|g|%|-|year|yr|day|week|month|min|hour))`,
  ),
  date(
    String.raw`\b(?:dob|d\.o\.b\.?|date of birth|born(?: on| in)?|janam(?: tithi)?|yob)\W{0,4}(?:is\s+)?(?<v>(?:19|20)\d\d|\d{1,2}[/. -]\d{1,2}[/. -]\d{2,4}|${MONTH}\W{0,2}(?:19|20)\d\d)`,
  ),
  date(String.raw`\b(?<v>${DAY}\s+(?:tareekh|tarikh|taarikh))\b`),
]

/** A month with its year, which says when somebody was seen; asked for only beside another identifier. */
export const MONTH_RULE: IdentifierRule = date(
  String.raw`(?<=\b(?:in|on|since|from|until|till|during|around)\s(?:early |late |mid-?)?|,\s)${MONTH},?\s{0,2}(?:of\s)?${YEAR}`,
)

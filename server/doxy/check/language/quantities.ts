import { oneOf } from '#contract/identifiers/words.ts'
import { normalised } from '#contract/normalised.ts'
import { remembered } from '../../text/remembered.ts'

const SPELLED: Record<string, string> = {
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
  eleven: '11',
  twelve: '12',
  half: '0.5',
  twice: '2',
  double: '2',
  doubled: '2',
  thrice: '3',
  hundred: '100',
  thousand: '1000',
}
const UNITS: [RegExp, string][] = [
  [/^(?:%|percent|per cent|percentage)/, '%'],
  [/^(?:mcg|µg|μg|ug|micrograms?)/, 'mcg'],
  [/^(?:mg|milligrams?)/, 'mg'],
  [/^(?:kg|kilograms?|kilos?)/, 'kg'],
  [/^(?:g|gm|grams?)\b/, 'g'],
  [/^(?:ml|millilit(?:re|er)s?|cc)/, 'ml'],
  [/^(?:iu|units?|u)\b/, 'unit'],
  [/^mmol/, 'mmol'],
  [/^mm ?hg/, 'mmhg'],
  [/^(?:years?|yrs?|y)\b/, 'year'],
  [/^(?:months?|mo)\b/, 'month'],
  [/^(?:weeks?|wks?)\b/, 'week'],
  [/^(?:days?|d)\b/, 'day'],
  [/^(?:hours?|hrs?|h)\b/, 'hour'],
  [/^(?:minutes?|mins?)\b/, 'minute'],
  [/^(?:fold|times|x)\b/, 'times'],
  [/^(?:million|lakhs?|crores?|billion|thousand)\b/, 'many'],
]
/** A number that names a kind and counts nothing. */
const KIND = /\b(?:type|grade|stage|class|phase|category) (?:\d+|I{1,3}|IV)\b/gi
const NUMBER = new RegExp(
  oneOf(String.raw`
  (?<![\p{L}\d.,-])(?<![\p{L}]-)(?:[<>≥≤~=]\s?)?(\d+(?:,\d{2,3})*(?:\.\d+)?|\.\d+)(?![\p{L}\d]*-?[\p{Lu}])\s*-?\s*([a-zµμ%][a-z /]{0,14})?
  \b(one(?=[\s-]+[a-z])|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half|twice|doubled?|thrice|hundred|thousand)\b(?:[\s-]([a-z%][a-z /]{0,14}))?
  `),
  'giu',
)

/** The numbers of a text with their units, written one way: "1,200 milligrams" and "1200 mg" are one, "5 mg" and "5 g" are not. */
export const quantitiesOf = remembered((text: string): ReadonlySet<string> => {
  const found = new Set<string>()
  for (const [, digits, after, spelled, afterSpelled] of normalised(text, 'NFKC').replace(/μ/g, 'µ').replace(KIND, ' ').matchAll(NUMBER)) {
    const value = digits ? String(Number(digits.replaceAll(',', ''))) : SPELLED[spelled!.toLowerCase()]!
    found.add(`${value}${unitOf((after ?? afterSpelled ?? '').toLowerCase().trim())}`)
  }
  return found
})

const unitOf = (after: string) => {
  const unit = UNITS.find(([pattern]) => pattern.test(after))?.[1] ?? ''
  const per = /^[a-zµ%]+ ?(?:\/|per )\s?([a-z]+)/.exec(after)?.[1]
  return unit && per ? `${unit}/${per}` : unit
}

/** Names that hold a number, such as COVID-19, IL-6 or HbA1c, written one way. */
export const numberedNamesOf = (text: string) =>
  new Set(
    (
      normalised(text, 'NFKC')
        .replace(KIND, (kind) => kind.replaceAll(' ', '-'))
        .match(/(?<![\p{L}\d])\p{L}[\p{L}\d]*(?:-[\p{L}\d]+)*/gu) ?? []
    ).flatMap((name) => (/\d/.test(name) ? name.toLowerCase().replaceAll('-', '') : [])),
  )

/** Whether every number of a sentence stands in the source with its unit, and every name that holds a number. */
export function standsIn(sentence: string, source: string): boolean {
  return isPartOf(quantitiesOf(sentence), quantitiesOf(source)) && isPartOf(numberedNamesOf(sentence), numberedNamesOf(source))
}

const isPartOf = (part: ReadonlySet<string>, whole: ReadonlySet<string>) => [...part].every((one) => whole.has(one))

/** Whether two sentences name the same numbers, no more and no less. */
export const sameQuantities = (one: string, other: string) => standsIn(one, other) && standsIn(other, one)

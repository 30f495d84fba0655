import { oneOf } from '#contract/identifiers/words.ts'

type WordedFigure = {
  words: string
  /** What is counted in: shares, multiples, or whatever the words behind name, where it is empty. */
  unit: 'share' | 'multiple' | ''
  example: string
  counterExample: string
}

/** Figures that are written without a digit, or of which a digit is a part only. */
export const WORDED_FIGURES: readonly WordedFigure[] = [
  {
    words:
      '(?:[1-9]\\d?|one|two|three|four|five|six|seven|eight|nine|ten) (?:in|out of) (?:every )?(?:[1-9]\\d*|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|fifty|a? ?(?:hundred|thousand))',
    unit: 'share',
    example: 'one in five',
    counterExample: 'one of five',
  },
  {
    words:
      '(?:an?|one|two|three|four|five|nine|[1-9])[ -](?:third|quarter|fifth|sixth|seventh|eighth|ninth|tenth|twelfth|twentieth|hundredth|thousandth)s?',
    unit: 'share',
    example: 'two-thirds of women',
    counterExample: 'the third trimester',
  },
  {
    words:
      '(?:third|quarter|fifth|sixth|seventh|eighth|ninth|tenth|twelfth|twentieth|hundredth|thousandth)s?(?= of (?:the|those|all|patients|people|women|men|children)\\b)',
    unit: 'share',
    example: 'nearly third of the women',
    counterExample: 'the third of May',
  },
  { words: 'half(?!-?(?:life|lives)\\b)', unit: 'share', example: 'one-half of infants', counterExample: 'its half-life' },
  { words: 'majority|minority', unit: 'share', example: 'a majority on placebo', counterExample: 'a major bleed' },
  {
    words: 'twice(?![ -](?:(?:a|per|each|every)\\b|dai|week|month|year|night))|thrice|doubl(?:ed|es)|tripl(?:ed|es)|trebl(?:ed|es)',
    unit: 'multiple',
    example: 'twice as frequent',
    counterExample: 'twice daily',
  },
  {
    words: 'halv(?:ed|es)|halve|quadrupl(?:ed|es)',
    unit: 'multiple',
    example: 'deaths were halved',
    counterExample: 'bismuth quadruple therapy',
  },
  {
    words: '(?:double|triple|treble|quadruple)(?= (?:the|that|those|as|in|with|on|for|his|her|its)\\b)',
    unit: 'multiple',
    example: 'double the risk',
    counterExample: 'double-blind and triple therapy',
  },
  {
    words: '(?:two|three|four|five|six|seven|eight|nine|ten|several|many|hundred)[ -]?fold',
    unit: 'multiple',
    example: 'threefold higher',
    counterExample: 'folded',
  },
  {
    words: '(?:thir|four|fif|six|seven|eigh|nine)teen|(?:for|fif|seven|eigh)ty|hundreds?|thousands?|dozens?',
    unit: '',
    example: 'fifteen patients',
    counterExample: 'the fifteenth patient',
  },
]

const any = oneOf(WORDED_FIGURES.map(({ words }) => `(?:${words})`).join('\n'))

/** The pattern of all of them, to be put together with one of digits. */
export const WORDED = String.raw`(?<![\p{L}\d])${any}(?![\p{L}\d])`

const units = WORDED_FIGURES.map(({ words, unit }) => [new RegExp(`^(?:${words})`, 'iu'), unit] as const)

/** What a worded figure is counted in, told from the text that it begins. */
export const unitOfWorded = (text: string) => units.find(([pattern]) => pattern.test(text))?.[1]

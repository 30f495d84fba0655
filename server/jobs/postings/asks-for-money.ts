import { Refusal } from '#contract/errors.ts'
import type { PostingField } from '#contract/posting.ts'
import type { Content, Fault } from '../rules.ts'
import { asRead } from './as-read.ts'
import { asksInHindi } from './money-in-hindi.ts'
import { asksWordByWord, isAmount, isNil, isOfLeaving, isOurs, tellsToPay, withoutOurPay, wordsIn } from './money-words.ts'

/** What is asked of the applicant in one sentence: something that is theirs alone, or money. */
const SECRETS = /\b(?:aadhaar|aadhar|adhaar|uidai|pan (?:card|number|no)|pancard|otp|cvv|upi pin|upi id|ifsc)\b/
const ACCOUNT = /\b(?:bank|account|debit card|credit card) (?:account )?(?:details|number|no|statement|passbook)\b/
const MONEY =
  /\b(?:(?:registration|application|processing|interview|training|joining|placement|consultancy|documentation|file|form|admission) (?:fees?|charges?|amount)|(?:security|refundable|caution|joining) deposit|advance payment|demand draft)\b/
/** Somebody is told to pay; "we pay" and "is paid" say that the institution does. */
const TOLD_TO_PAY =
  /(?:^|\b(?:must|should|shall|have to|need to|required to|kindly|please|to be|candidates?|applicants?|you) (?:\w+ ){0,3}?)(?:pay|paid|deposit|remit|transfer)\b(?! scale| band| grade| matrix| is\b| as per)/
const AMOUNT = /(?:₹|\brs\b|\binr\b|\brupees\b|\bfees?\b|\bcharges\b|\bdeposit\b|\bmoney\b|\bamount\b)/
/** A list of what is not taken: "no registration, processing or interview fee". Only these words are let through, not the rest of the sentence. */
const NOT_TAKEN =
  /\b(?:no|zero|without|free of)(?: any)? (?:(?:registration|application|processing|interview|training|joining|placement|consultancy|documentation|file|form|admission|security|refundable|caution|advance|hidden|fees?|charges?|deposit|or|and|any)[, ]+)*(?:fees?|charges?|deposit|payment|money|amount)\b/g
/** The sentence says that nobody is asked, within a few words. */
const DENIAL = new Set(['never', 'not', 'dont', 'nobody'])
const ASKING = new Set([
  'ask',
  'asks',
  'asked',
  'charge',
  'charges',
  'charged',
  'collect',
  'collects',
  'collected',
  'take',
  'takes',
  'taken',
])
const GIVING = new Set(['pay', 'deposit', 'transfer'])
/** Salaries that reach an account. */
const SALARY = new Set(['salary', 'stipend', 'pay', 'wages', 'remuneration'])
const ARRIVING = new Set(['credited', 'transferred', 'paid', 'deposited'])
/** So many words belong together. */
const NEAR = 8
/** Somebody else pays, or a yearly salary is meant. */
const PAID_BY_US =
  /\b(?:lpa|waived|reimbursed?|refunded by|we (?:will )?(?:pay|bear|cover)|hospital (?:pays|bears|covers)|paid by (?:us|the (?:hospital|institution|employer)))\b/
/** What follows is asked for all the same. */
const EXCEPT = /\b(?:but|only|except|just)\b/
const CLAUSES = /[,:()।]|\s[-–—]\s|\b(?:but|only)\b/

const FIELDS = [
  'title',
  'department',
  'city',
  'state',
  'specialty',
  'industry',
  'companySize',
  'description',
  'requirements',
  'benefits',
  'questions',
] as const satisfies PostingField[]

/** Whether a sentence asks an applicant for money, Aadhaar, PAN or bank details. */
export const asksForMoney = (sentence: string): boolean => asRead(sentence).split(EXCEPT).some(asksIn)

function asksIn(said: string): boolean {
  const words = wordsIn(said)
  if (denies(words) || isCredited(words) || isNil(words)) return false
  const left = said.replace(NOT_TAKEN, ',')
  const clauses = left.split(CLAUSES)
  return clauses.some(asks) || clauses.some(asksBefore) || (!PAID_BY_US.test(left) && asksWordByWord(wordsIn(left)))
}

const denies = (words: readonly string[]) =>
  words.some((word, at) => word === 'need' && words[at + 1] === 'not' && GIVING.has(words[at + 2] ?? '')) ||
  near(words, DENIAL, (word, before) => ASKING.has(word) || (GIVING.has(word) && before === 'to'))

const isCredited = (words: readonly string[]) =>
  near(words, SALARY, (word, _, after) => ARRIVING.has(word) && (after === 'to' || after === 'into'))

/** Whether one of these words is followed by a word that fits, a few words further on. */
const near = (words: readonly string[], first: ReadonlySet<string>, fits: (word: string, before?: string, after?: string) => boolean) =>
  words.some(
    (word, at) => first.has(word) && words.slice(at + 1, at + NEAR).some((next, by) => fits(next, words[at + by], words[at + by + 2])),
  )

function asks(clause: string): boolean {
  const words = clause.trim()
  const inHindi = asksInHindi(words)
  if (PAID_BY_US.test(words) || isOurs(wordsIn(words)) || inHindi === undefined) return false
  return (
    inHindi ||
    SECRETS.test(words) ||
    ACCOUNT.test(words) ||
    MONEY.test(words) ||
    (AMOUNT.test(afterTold(words) ?? '') && !isOfLeaving(wordsIn(words)))
  )
}

/** What a clause says besides that somebody is told to pay; nothing where nobody is. */
function afterTold(clause: string): string | undefined {
  const plain = withoutOurPay(clause)
  const told = TOLD_TO_PAY.exec(plain)
  return told ? `${plain.slice(0, told.index)} ${plain.slice(told.index + told[0].length)}` : undefined
}

/** The amount is said in one of the next clauses: "you need to pay, before the interview, ₹2000". */
const LATER = 2

const asksBefore = (clause: string, at: number, clauses: readonly string[]) =>
  tellsToPay(wordsIn(clause)) &&
  clauses.slice(at + 1, at + 1 + LATER).some((later) => wordsIn(later).some(isAmount) && !PAID_BY_US.test(later))

/** Every field in which a sentence of a posting does. Its author has to take it out; nobody lets it pass. */
export function moneyFaults(content: Content): Fault[] {
  return FIELDS.flatMap((field) => {
    const found = sentencesOf(content, field).find(asksForMoney)
    return found === undefined ? [] : [{ field, words: moneyWords(found) }]
  })
}

/** Refuses words of other fields in which a sentence does. */
export function refuseMoney(said: Readonly<Record<string, string>>) {
  const issues = Object.entries(said).flatMap(([path, text]) => {
    const found = sentencesIn([text]).find(asksForMoney)
    return found === undefined ? [] : [{ path, message: moneyWords(found) }]
  })
  if (issues.length > 0) throw new Refusal('ASKS_FOR_MONEY', { issues })
}

const moneyWords = (found: string) =>
  `Take this out: “${found.slice(0, 120)}”. Nobody may ask applicants for money, Aadhaar, PAN or bank details.`

function sentencesOf(content: Content, field: (typeof FIELDS)[number]): string[] {
  const said = content[field]
  return sentencesIn(typeof said === 'string' ? [said] : said.map((one) => (typeof one === 'string' ? one : one.words)))
}

function sentencesIn(texts: readonly string[]): string[] {
  // "Rs. 2,000" ends no sentence.
  return texts
    .flatMap((text) => text.replace(/(\b(?:rs|no|regn?)|रु)\./gi, '$1').split(/[.!?;।](?=\s|$)|\n/))
    .map((one) => one.trim())
    .filter(Boolean)
}

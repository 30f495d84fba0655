import { normalised } from '#contract/normalised.ts'
import type { PostingField } from '#contract/posting.ts'
import type { Content, Fault } from '../rules.ts'

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
  /\b(?:no|zero|without|free of)(?: any)? (?:(?:registration|application|processing|interview|training|joining|placement|consultancy|documentation|file|form|admission|security|refundable|caution|advance|hidden|or|and|any)[, ]+)*(?:fees?|charges?|deposit|payment|money|amount)\b/g
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
const CLAUSES = /[,:()]|\s[-–—]\s|\b(?:but|only)\b/

const FIELDS = [
  'title',
  'department',
  'companySize',
  'description',
  'requirements',
  'benefits',
  'questions',
] as const satisfies PostingField[]

/** Whether a sentence asks an applicant for money, Aadhaar, PAN or bank details. */
export function asksForMoney(sentence: string): boolean {
  const said = normalised(sentence, 'NFKC').toLowerCase().replace(/[.'’]/g, '').replace(/\s+/g, ' ').trim()
  const words = said.split(/[^\p{L}\p{N}]/u).filter(Boolean)
  if (denies(words) || isCredited(words)) return false
  return said.replace(NOT_TAKEN, ',').split(CLAUSES).some(asks)
}

const denies = (words: readonly string[]) =>
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
  if (PAID_BY_US.test(words)) return false
  return SECRETS.test(words) || ACCOUNT.test(words) || MONEY.test(words) || (TOLD_TO_PAY.test(words) && AMOUNT.test(words))
}

/** Every field in which a sentence of a posting does. Its author has to take it out; nobody lets it pass. */
export function moneyFaults(content: Content): Fault[] {
  return FIELDS.flatMap((field) => {
    const found = sentencesOf(content, field).find(asksForMoney)
    return found === undefined
      ? []
      : [{ field, words: `Take this out: “${found.slice(0, 120)}”. Nobody may ask applicants for money, Aadhaar, PAN or bank details.` }]
  })
}

function sentencesOf(content: Content, field: (typeof FIELDS)[number]): string[] {
  const said = content[field]
  const texts = typeof said === 'string' ? [said] : said.map((one) => (typeof one === 'string' ? one : one.words))
  // "Rs. 2,000" ends no sentence.
  return texts
    .flatMap((text) => text.replace(/\b(rs|no)\./gi, '$1').split(/[.!?;](?=\s|$)|\n/))
    .map((one) => one.trim())
    .filter(Boolean)
}

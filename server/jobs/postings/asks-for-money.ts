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
/** What follows once somebody works there, or what the sentence itself denies. */
const INNOCENT =
  /\b(?:no|not|never|nobody|without|zero|lpa|free of|waived|reimbursed?|refunded by|we (?:will )?(?:pay|bear|cover)|hospital (?:pays|bears|covers)|paid by (?:us|the (?:hospital|institution|employer)))\b/
const CREDITED = /\b(?:salary|stipend|pay|wages|remuneration)\b.{0,40}\b(?:credited|transferred|paid|deposited) (?:in)?to\b/

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
  const said = sentence.normalize('NFKC').toLowerCase().replace(/[.'’]/g, '').replace(/\s+/g, ' ').trim()
  if (CREDITED.test(said) || INNOCENT.test(said)) return false
  return SECRETS.test(said) || ACCOUNT.test(said) || MONEY.test(said) || (TOLD_TO_PAY.test(said) && AMOUNT.test(said))
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
    .flatMap((text) => text.replace(/\b(rs|no)\./gi, '$1').split(/[.!?;\n]+(?:\s|$)|\n/))
    .map((one) => one.trim())
    .filter(Boolean)
}

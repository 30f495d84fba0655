/** What somebody asks an applicant for in English, word by word, where no clause says it alone. */
const setOf = (text: string) => new Set(text.split(' '))

const FEES = setOf('fee fees charge charges deposit money amount cost costs')
/** What a fee is called that is taken from applicants alone. */
const KINDS = setOf('reg regn enrolment enrollment nonrefundable refundable caution token earnest')
const ONCE = setOf('fee fees charge charges deposit')
/** What may cost somebody else: it is asked for where an amount is said. */
const COSTLY = setOf('verification kit uniform courier form fitness')
const LITTLE = setOf('a an of and the for to in on at with')
const APPLYING = setOf('reg regn registration enrolment enrollment application form')
const IS = setOf('is cost costs')
const CURRENCY = setOf('rs inr rupee rupees rupaye रुपये रुपए रु')
const NIL = setOf('nil none zero free waived')
const APPS = setOf('phonepe gpay paytm googlepay bharatpe फोनपे पेटीएम गूगलपे')
const SENDING = setOf('send pay transfer deposit bhejo bhejein bhejen karo karein kare करें करो भेजें भेजो')
const TOGETHER = new Map([
  ['one time', 'onetime'],
  ['non refundable', 'nonrefundable'],
  ['google pay', 'googlepay'],
  ['phone pe', 'phonepe'],
  ['g pay', 'gpay'],
  ['गूगल पे', 'गूगलपे'],
  ['फोन पे', 'फोनपे'],
])

const PAID = setOf('paid deposited remitted transferred')
const TO_BE = setOf('to must should shall')
const PAYER = setOf('candidate candidates applicant applicants student students trainee trainees you')
const FIRST = setOf('interview joining selection appointment exam examination')
/** Who leaves before a bond is over pays for it: that lures nobody. */
const LEAVING = setOf('leaves leaving resign resigns resignation breach quit quits')
const EARLY = setOf('before within early earlier')
const TELLING = setOf('please kindly must should')
const OWNED = setOf('your send share submit upload give tell attach')
const NUMBER = setOf('number no id pin handle qr code card')
const AADHAAR = setOf('aadhaarcard aadharcard adharcard adhaarcard aadhaarnumber aadharnumber')
const OUR = setOf('us hospital institution institute employer management trust college')
const BORNE = setOf('borne covered met paid')
const BEING = setOf('will are be is also being get')

/** The words of what is said, with what two words write as one. */
export function wordsIn(said: string): string[] {
  const words = said
    .replaceAll('\u093c', '')
    .replaceAll('₹', ' ₹')
    .split(/[^\p{L}\p{M}\p{N}₹]+/u)
    .filter(Boolean)
  return words.flatMap((word, at) => {
    if (TOGETHER.has(`${words[at - 1]} ${word}`)) return []
    return [TOGETHER.get(`${word} ${words[at + 1]}`) ?? word]
  })
}

export const isAmount = (word: string) => word.startsWith('₹') || CURRENCY.has(word)
const isNumber = (word = '') => word !== '' && Number(word) >= 10
const has = (words: readonly string[], some: ReadonlySet<string>) => words.some((word) => some.has(word))

/** "Application fee: nil". */
export const isNil = (words: readonly string[]) =>
  !words.some(isAmount) && words.some((word, at) => FEES.has(word) && has(words.slice(at + 1, at + 3), NIL))

/** "Council charges are borne by us". */
export const isOurs = (words: readonly string[]) =>
  words.some((word, at) => BORNE.has(word) && words[at + 1] === 'by' && has(words.slice(at + 2, at + 4), OUR))

/** A clause without what applicants are paid: "candidates are paid a bonus". */
export function withoutOurPay(clause: string): string {
  const words = clause.split(' ')
  const paid = words.findIndex((word, at) => word === 'paid' && BEING.has(words[at - 1] ?? '') && isOfPayer(words, at))
  return paid < 0 ? clause : words.slice(paid + 1).join(' ')
}

/** Whether nothing but "will be" and the like stands between whoever is paid and that they are. */
function isOfPayer(words: readonly string[], paid: number): boolean {
  let at = paid - 1
  while (at >= 0 && BEING.has(words[at]!)) at--
  return at >= 0 && PAYER.has(words[at]!)
}

export const isOfLeaving = (words: readonly string[]) =>
  words.some((word, at) => LEAVING.has(word) || (word === 'leave' && has(words.slice(at + 1, at + 3), EARLY)))

const PAYING = setOf('pay deposit remit transfer')
const TO_PAY = setOf('to must should shall please kindly and')

/** Whether a clause ends with somebody else than us being told to pay: "you need to pay". */
export const tellsToPay = (words: readonly string[]) =>
  PAYING.has(words.at(-1) ?? '') && TO_PAY.has(words.at(-2) ?? '') && !words.includes('we') && !has(words, OUR)

/** Whether a sentence asks for money or secrets in words that belong together though they stand apart. */
export function asksWordByWord(words: readonly string[]): boolean {
  if (isOfLeaving(words)) return false
  const said = { amount: words.some(isAmount), number: words.some(isNumber), sending: has(words, SENDING) }
  return words.some((_, at) => isFee(words, at, said) || isSent(words, at, said) || isDue(words, at, said) || isSecret(words, at))
}

/** What stands anywhere in the sentence. */
type Said = { amount: boolean; number: boolean; sending: boolean }

function isFee(words: readonly string[], at: number, said: Said): boolean {
  const [word, next = '', after = ''] = words.slice(at, at + 3) as [string, string?, string?]
  const names = (fees: ReadonlySet<string>) => fees.has(next) || (fees.has(after) && !LITTLE.has(next))
  if (word === 'onetime') return names(ONCE)
  if (KINDS.has(word)) return names(FEES)
  if (COSTLY.has(word) && names(FEES)) return said.amount || said.number
  return APPLYING.has(word) && (isAmount(next) || (IS.has(next) && isAmount(after)))
}

/** By an app of which an amount is said. */
const isSent = (words: readonly string[], at: number, said: Said) =>
  APPS.has(words[at]!) && (said.amount || isNumber(words[at + 1]) || (said.number && said.sending))

/** "₹2000 to be paid before the interview", "must be paid by the candidate", "pay 2k before the interview". */
function isDue(words: readonly string[], at: number, said: Said): boolean {
  const word = words[at]!
  const isTold = (word === 'pay' || word === 'remit') && (at === 0 || TELLING.has(words[at - 1]!))
  const isPassive = PAID.has(word) && words[at - 1] === 'be' && TO_BE.has(words[at - 2] ?? '')
  const rest = words.slice(at + 1, at + 8)
  const isFirst = rest.some((one, by) => one === 'before' && has(rest.slice(by + 1, by + 4), FIRST))
  if (isTold) return isFirst
  if (!(isPassive || word === 'payable') || !said.amount) return false
  return isFirst || rest.some((one, by) => one === 'by' && has(rest.slice(by + 1, by + 4), PAYER))
}

function isSecret(words: readonly string[], at: number): boolean {
  const word = words[at]!
  const next = words[at + 1] ?? ''
  const isOwned = has(words.slice(Math.max(0, at - 2), at), OWNED)
  if (AADHAAR.has(word)) return true
  if (word === 'uid') return NUMBER.has(next)
  if (word === 'pan') return isOwned && next !== 'india'
  if (word === 'upi') return isOwned || NUMBER.has(next)
  if (word === 'account') return next === 'holder'
  return (word === 'cancelled' || word === 'canceled') && (next === 'cheque' || next === 'cheques')
}

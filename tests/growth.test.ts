import { expect, test } from 'vitest'
import { hasLongDigits, scrub } from '#contract/identifiers.ts'
import { sameBearer } from '#contract/names.ts'
import { line, nameLine, prose, WebLink } from '#contract/text.ts'
import { faultOfName, plainNameOf } from '#server/account/names/rules.ts'
import { findingIn, isAnaphoric } from '#server/doxy/answer/choose.ts'
import { focusOf } from '#server/doxy/answer/focus.ts'
import { keepsArms } from '#server/doxy/check/arms.ts'
import { isChangeByArm } from '#server/doxy/check/change-by-arm.ts'
import { isClaim } from '#server/doxy/check/claims.ts'
import { figuresOf } from '#server/doxy/check/figures.ts'
import { percentagesIn, withoutPercentages } from '#server/doxy/check/language/percentages.ts'
import { numberedNamesOf, quantitiesOf } from '#server/doxy/check/language/quantities.ts'
import { withoutName } from '#server/doxy/check/language/study-names.ts'
import { analyse } from '#server/doxy/check/language/text-analysis.ts'
import { mayContradict, verdictOf } from '#server/doxy/check/verdict.ts'
import { cut, prepare } from '#server/doxy/library/prepare.ts'
import { entailedBy } from '#server/doxy/model/premises.ts'
import { promptOf } from '#server/doxy/model/prompt.ts'
import type { Read } from '#server/doxy/model/reading.ts'
import { isStatement } from '#server/doxy/model/statement.ts'
import { readQuery } from '#server/doxy/retrieval/query.ts'
import { readPassage } from '#server/doxy/retrieval/read-passage.ts'
import { RANKING } from '#server/doxy/retrieval/settings.ts'
import { isCitable } from '#server/doxy/safety/citable.ts'
import { asksPatientDose, mayTell, namesDose } from '#server/doxy/safety/dosing.ts'
import { emergencyOf } from '#server/doxy/safety/emergency/emergency.ts'
import { deobfuscated, holdsEncodedText, withoutLookalikeDigits } from '#server/doxy/safety/injection/deobfuscation.ts'
import { countInjections, isInjection, partsOf } from '#server/doxy/safety/injection/injection.ts'
import { addressesReader } from '#server/doxy/safety/reader-address.ts'
import { passagesOf, withoutTitle } from '#server/doxy/text/passages.ts'
import { sentencesOf } from '#server/doxy/text/sentences.ts'
import { stem } from '#server/doxy/text/stem.ts'
import { termsOf } from '#server/doxy/text/tokens.ts'
import { questionIn } from '#server/feed/comments/doxy-answer.ts'
import { excerptOf } from '#server/home/excerpt.ts'
import { asksForMoney } from '#server/jobs/postings/asks-for-money.ts'
import { describeDevice } from '#server/platform/access/device.ts'
import { nameInMail } from '#server/platform/mail-name.ts'
import { readHead } from '#server/platform/web-page/page-head.ts'
import { tokenize } from '#server/search/tokenize.ts'
import { holdsAadhaar, normaliseNumber } from '#server/verification/proof/numbers.ts'
import { quoteIn } from '#web/doxy/library/quote-in.ts'
import { linkParts, paragraphs } from '#web/feed/text/linkify.ts'
import { superlinearOn } from './support/growth.ts'

const ENDLESS = 10 ** 9
const CLAIM = 'Bisoprolol cut deaths from 17% to 12%.'
/** Has all of the claim, so that the whole of it is compared. */
const sourceWith = (text: string) => ({ documentId: 'a', passageId: 'a', text: `${CLAIM.slice(0, -1)}; ${text}`, context: text })
const even = { idf: (_term: string) => 1 }

test.each<[name: string, work: (text: string) => unknown]>([
  ['line', (text) => line(ENDLESS).safeParse(text)],
  ['nameLine', (text) => nameLine(ENDLESS).safeParse(text)],
  ['prose', (text) => prose(ENDLESS).safeParse(text)],
  ['WebLink', (text) => WebLink.safeParse(`https://${text}`)],
  ['sameBearer', (text) => sameBearer(text, 'Dr Anna Rao')],
  ['scrub', scrub],
  ['hasLongDigits', hasLongDigits],
  ['sentencesOf', sentencesOf],
  ['passagesOf', passagesOf],
  ['withoutTitle', (text) => withoutTitle(text, text.slice(0, 5))],
  ['termsOf', termsOf],
  ['stem', stem],
  ['prepare', (text) => prepare({ id: 'a', text, meta: { title: text, doi: text } })],
  ['cut', (text) => cut({ title: 'A title', text })],
  ['isCitable', isCitable],
  ['deobfuscated', deobfuscated],
  ['withoutLookalikeDigits', withoutLookalikeDigits],
  ['holdsEncodedText', holdsEncodedText],
  ['isInjection', isInjection],
  ['countInjections', countInjections],
  ['partsOf', partsOf],
  ['addressesReader', addressesReader],
  ['asksPatientDose', asksPatientDose],
  ['namesDose', namesDose],
  ['mayTell', mayTell],
  ['emergencyOf', emergencyOf],
  ['isStatement', isStatement],
  ['asksForMoney', asksForMoney],
  ['promptOf', (text) => promptOf('Is it so?', text, [{ passageId: '1', quote: 'It is.', document: { title: '', source: '' } } as Read])],
  ['readQuery', (text) => readQuery(text, RANKING)],
  ['readPassage', (text) => readPassage({ title: 'A title', body: text })],
  ['focusOf', (text) => focusOf(text, [])],
  ['findingIn', findingIn],
  ['isAnaphoric', isAnaphoric],
  ['isClaim', isClaim],
  ['analyse', analyse],
  ['figuresOf', figuresOf],
  ['keepsArms', (text) => keepsArms('Deaths fell by 5%.', text)],
  ['isChangeByArm', (text) => isChangeByArm('Bisoprolol cut deaths from 17% to 12%', text)],
  ['verdictOf of a source', (text) => verdictOf(CLAIM, [sourceWith(text)], [], even)],
  ['verdictOf of a claim', (text) => verdictOf(text, [sourceWith('')], [], even)],
  ['verdictOf of a note', (text) => verdictOf(CLAIM, [], [{ documentId: 'a', title: text, statement: text, truth: 'supported' }], even)],
  ['entailedBy of a source', (text) => entailedBy(CLAIM, ['a'], [{ ...sourceWith(text), quote: sourceWith(text).text }], even)],
  ['entailedBy of a sentence', (text) => entailedBy(`${text}.`, ['a'], [{ passageId: 'a', quote: CLAIM, context: '' }], even)],
  ['mayContradict of a source', (text) => mayContradict(CLAIM, sourceWith(text), even)],
  ['mayContradict of a claim', (text) => mayContradict(text, sourceWith(''), even)],
  ['percentagesIn', percentagesIn],
  ['withoutPercentages', withoutPercentages],
  ['quantitiesOf', quantitiesOf],
  ['numberedNamesOf', numberedNamesOf],
  ['withoutName', (text) => withoutName(text, 'note:dapa-hf')],
  ['faultOfName', faultOfName],
  ['plainNameOf', (text) => plainNameOf(text)],
  ['nameInMail', nameInMail],
  ['normaliseNumber', normaliseNumber],
  ['holdsAadhaar', holdsAadhaar],
  ['describeDevice', describeDevice],
  ['questionIn', questionIn],
  ['excerptOf', excerptOf],
  ['tokenize', tokenize],
  ['quoteIn', (text) => quoteIn(text, 'a a a b')],
  ['linkParts', linkParts],
  ['paragraphs', paragraphs],
])('%s costs no more than the length of its text', (_, work) => {
  expect(superlinearOn(work)).toEqual([])
})

test('the head of a page costs no more than the length of the page', () => {
  const encoder = new TextEncoder()
  const parts = [
    '<!--',
    '<!-->',
    '<a>',
    '<meta>',
    '<meta name=',
    '<meta a="',
    "<a b='",
    '<title>',
    '</title>',
    '<title><',
    '</',
    '&#x',
    '=a ',
    '<script></scrip',
  ]
  const shapes = Object.fromEntries(parts.map((part) => [part, (length: number) => part.repeat(Math.ceil(length / part.length))]))

  expect(superlinearOn((text) => readHead({ bytes: encoder.encode(text), charset: undefined }), shapes)).toEqual([])
})

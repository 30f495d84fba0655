import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { doisIn, mayCite } from '#contract/dois.ts'
import { Refusal } from '#contract/errors.ts'
import { hashtagsIn } from '#contract/hashtags.ts'
import { fold } from '#contract/identifiers/fold.ts'
import { isEponym } from '#contract/identifiers/name-words.ts'
import { findNames } from '#contract/identifiers/names.ts'
import { leavesLongDigits } from '#contract/identifiers/numbers.ts'
import { findPlaces } from '#contract/identifiers/places.ts'
import { hasLongDigits, identifierSpans, scrub } from '#contract/identifiers.ts'
import type { LedgerEntry } from '#contract/ledger.ts'
import { handlesIn, mentionedIn, mentionsIn } from '#contract/mentions.ts'
import { sameBearer } from '#contract/names.ts'
import { caseFolded, normalised } from '#contract/normalised.ts'
import { normaliseNumber } from '#contract/registration-number.ts'
import { line, nameLine, prose, WebLink } from '#contract/text.ts'
import { holdsAll, searchable, wordsSought } from '#contract/words-found.ts'
import { suggestedHandles } from '#server/account/handles/suggested.ts'
import { faultOfLine, faultOfName, plainNameOf } from '#server/account/names/rules.ts'
import { skeletonOf } from '#server/account/names/skeleton.ts'
import { readFrame } from '#server/demo/live/frames.ts'
import { withReturn } from '#server/demo/rules.ts'
import { findingIn, isAnaphoric } from '#server/doxy/answer/choose.ts'
import { premiseOf, presumedIn } from '#server/doxy/answer/premise.ts'
import { keepsArms } from '#server/doxy/check/arms.ts'
import { isChangeByArm } from '#server/doxy/check/change-by-arm.ts'
import { isClaim } from '#server/doxy/check/claims.ts'
import { armNamedIn, figuresOf, readable } from '#server/doxy/check/figures.ts'
import { normalise } from '#server/doxy/check/language/normalisation.ts'
import { percentagesIn, withoutBrackets, withoutPercentages } from '#server/doxy/check/language/percentages.ts'
import { polarityOf } from '#server/doxy/check/language/polarity.ts'
import { numberedNamesOf, quantitiesOf, standsIn } from '#server/doxy/check/language/quantities.ts'
import { withoutName } from '#server/doxy/check/language/study-names.ts'
import { analyse } from '#server/doxy/check/language/text-analysis.ts'
import { unitOfWorded } from '#server/doxy/check/language/worded-figures.ts'
import { namesOtherPeople } from '#server/doxy/check/people.ts'
import { restsOnOrder } from '#server/doxy/check/runs.ts'
import { mayContradict, verdictOf } from '#server/doxy/check/verdict.ts'
import { directionOf, subjectOf } from '#server/doxy/entail/direction.ts'
import { withoutPointers } from '#server/doxy/entail/implied.ts'
import { judgeByResult } from '#server/doxy/entail/judge-result.ts'
import { sharesOf } from '#server/doxy/entail/ownership.ts'
import { type ResultOfNote, slotsOf } from '#server/doxy/entail/slots.ts'
import { smallWordMore } from '#server/doxy/entail/small-words.ts'
import { cut, prepare } from '#server/doxy/library/prepare.ts'
import { entailedBy } from '#server/doxy/model/premises.ts'
import { promptOf } from '#server/doxy/model/prompt.ts'
import type { Read } from '#server/doxy/model/reading.ts'
import { isStatement } from '#server/doxy/model/statement.ts'
import { readQuery } from '#server/doxy/retrieval/query.ts'
import { readPassage } from '#server/doxy/retrieval/read-passage.ts'
import { RANKING } from '#server/doxy/retrieval/settings.ts'
import { isCitable } from '#server/doxy/safety/citable.ts'
import { asksDose, asksPatientDose, mayTell, namesDose } from '#server/doxy/safety/dosing.ts'
import { acuityOf } from '#server/doxy/safety/emergency/acuity.ts'
import { emergencyOf } from '#server/doxy/safety/emergency/emergency.ts'
import { describesIllness } from '#server/doxy/safety/emergency/illness.ts'
import { tokensOf as layTokensOf } from '#server/doxy/safety/emergency/lay-words/tokens.ts'
import { laySayingOf } from '#server/doxy/safety/emergency/lay-words.ts'
import { redFlagIn, speaksOfSelfHarm } from '#server/doxy/safety/emergency/red-flags.ts'
import { isBareOrder } from '#server/doxy/safety/injection/bare-orders.ts'
import { deobfuscated, holdsEncodedText, withoutLookalikeDigits } from '#server/doxy/safety/injection/deobfuscation.ts'
import { countInjections, isInjection, partsOf } from '#server/doxy/safety/injection/injection.ts'
import { isStudyReport, speaksToMachine } from '#server/doxy/safety/injection/machine-speech.ts'
import { instructsInOtherLanguage } from '#server/doxy/safety/injection/other-languages.ts'
import { addressesReader, mayBeRead } from '#server/doxy/safety/reader-address.ts'
import { renderedHinglish } from '#server/doxy/text/hinglish.ts'
import { noteSentences } from '#server/doxy/text/note-parts.ts'
import { passagesOf, withoutTitle } from '#server/doxy/text/passages.ts'
import { sentencesOf } from '#server/doxy/text/sentences.ts'
import { stem } from '#server/doxy/text/stem.ts'
import { termsOf, wordsOf } from '#server/doxy/text/tokens.ts'
import { lineOf as lineOfEntry } from '#server/education/ledger/csv.ts'
import { asksDoxy, questionIn } from '#server/feed/comments/doxy-answer.ts'
import { paragraphsOf } from '#server/feed/public-page/text.ts'
import { patternsOf as savedPatternsOf } from '#server/feed/saved/rules.ts'
import { excerptOf } from '#server/home/excerpt.ts'
import { type Exported, lineOf as lineOfApplicant } from '#server/jobs/applicants/csv.ts'
import { plain } from '#server/jobs/import/cells.ts'
import { readCsv } from '#server/jobs/import/csv-file.ts'
import { readFeed } from '#server/jobs/import/feed.ts'
import { textOf } from '#server/jobs/import/text.ts'
import { asRead } from '#server/jobs/postings/as-read.ts'
import { asksForMoney } from '#server/jobs/postings/asks-for-money.ts'
import { describeDevice } from '#server/platform/access/device.ts'
import { mailboxOf } from '#server/platform/access/inbox.ts'
import { csvOf } from '#server/platform/csv.ts'
import { escaped, firstWords } from '#server/platform/http/plain-page.ts'
import { latinised } from '#server/platform/latin.ts'
import { latinSlug } from '#server/platform/latin-slug.ts'
import { asHtml } from '#server/platform/mail-html.ts'
import { nameInMail } from '#server/platform/mail-name.ts'
import { runsOf } from '#server/platform/pdf/runs.ts'
import { decodeEntities } from '#server/platform/web-page/entities.ts'
import { readHead } from '#server/platform/web-page/page-head.ts'
import { plainTextOf } from '#server/platform/web-page/plain-text.ts'
import { oneLine, withoutTags, yearIn } from '#server/profile/registers/words.ts'
import { keyOfSpecialty } from '#server/profile/specialty-key.ts'
import { choose } from '#server/research/analysing/choose.ts'
import { placedSentences } from '#server/research/analysing/sentences.ts'
import { referenceOf } from '#server/research/citing/reference.ts'
import { seek } from '#server/research/comparing/seek.ts'
import { propose } from '#server/research/reading/propose.ts'
import { stretchesOf } from '#server/research/reading/stretches.ts'
import { soundsAs } from '#server/search/mistakes.ts'
import { patternsOf } from '#server/search/patterns.ts'
import { readSpans } from '#server/search/reading.ts'
import { parsePeopleQuery, parsePostsQuery } from '#server/search/rules.ts'
import { soundOf } from '#server/search/sound.ts'
import { tokenize } from '#server/search/tokenize.ts'
import { holdsAadhaar } from '#server/verification/proof/numbers.ts'
import { readRegister } from '#server/verification/registers/csv.ts'
import { quoteIn } from '#web/doxy/library/quote-in.ts'
import { readLink } from '#web/feed/text/link.ts'
import { linkParts, paragraphs } from '#web/feed/text/linkify.ts'
import { marksIn } from '#web/feed/text/marks.ts'
import { scanned } from '#web/feed/writing/scanned.ts'
import { typedAt } from '#web/feed/writing/typed.ts'
import { snippetOf } from '#web/messages/search/snippet.ts'
import { readCitations } from '#web/profile/credentials/papers/citation.ts'
import { entriesOf } from '#web/profile/credentials/papers/entries-of.ts'
import { areSpokenNames, authorsOf, endsInTitle, trimmedOf } from '#web/profile/credentials/papers/names.ts'
import { readNbib } from '#web/profile/credentials/papers/nbib.ts'
import { apa, byCommas, harvard, quoted } from '#web/profile/credentials/papers/other-styles.ts'
import { partsOf as partsOfReference, sentencesOf as sentencesOfReference } from '#web/profile/credentials/papers/parts-of.ts'
import { piecesOf, squeeze } from '#web/research/paper/marks.ts'
import { superlinearOn } from './support/growth.ts'

const ENDLESS = 10 ** 9
const CLAIM = 'Bisoprolol cut deaths from 17% to 12%.'
const REPORTED: ResultOfNote = {
  result: {
    ...{
      population: 'adults',
      arm: 'bisoprolol',
      comparator: 'placebo',
      outcome: 'death',
      measure: 'share',
      armValue: '12%',
      comparatorValue: '17%',
    },
    ...{ direction: 'lower', certainty: 'high' },
  },
  note: { title: 'CIBIS', aliases: ['CIBIS'], text: CLAIM, results: [] },
}
const SLOTS = slotsOf(REPORTED)
/** Has all of the claim, so that the whole of it is compared. */
const sourceWith = (text: string) => ({ documentId: 'a', passageId: 'a', text: `${CLAIM.slice(0, -1)}; ${text}`, context: text })
const aPaper = (text: string) => ({
  ...{ id: 'a', title: text, abstract: text, authors: text, journal: text, year: text, specialization: text, doi: text, link: text },
  licence: 'cc_by' as const,
})
const anEntry = (text: string) =>
  ({ on: text, title: text, hours: 1, standing: { kind: 'self' }, reflection: text }) as unknown as LedgerEntry
const anApplicant = (text: string) =>
  ({
    ...{ status: 'sent', sent_at: new Date(0), letter: text, answers: [{ words: text, answer: text }] },
    profile: {
      name: text,
      checked: '',
      headline: text,
      specialty: text,
      hospital: text,
      location: text,
      currentPosition: text,
      education: text,
    },
  }) as unknown as Exported
/** A file that cannot be read is said so. */
const quietly = (work: () => unknown) => {
  try {
    work()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
  }
}
/** As many quotes as a page of such a length may have. */
const quotesFor = (text: string) =>
  Array(Math.ceil(text.length / 2000)).fill({ exact: text.slice(0, 2), prefix: 'b', suffix: 'c', page: 1 })
const even = { idf: (_term: string) => 1 }

test.each<[name: string, work: (text: string) => unknown]>([
  ['readFrame', (text) => readFrame(`[null,"1","${text}","e",{}]`, '2.0.0')],
  ['line', (text) => line(ENDLESS).safeParse(text)],
  ['nameLine', (text) => nameLine(ENDLESS).safeParse(text)],
  ['prose', (text) => prose(ENDLESS).safeParse(text)],
  ['WebLink', (text) => WebLink.safeParse(`https://${text}`)],
  ['sameBearer', (text) => sameBearer(text, 'Dr Anna Rao')],
  ['scrub', scrub],
  ['hasLongDigits', hasLongDigits],
  ['sentencesOf', sentencesOf],
  ['noteSentences', noteSentences],
  ['passagesOf', passagesOf],
  ['withoutTitle', (text) => withoutTitle(text, text.slice(0, 5))],
  ['termsOf', termsOf],
  ['stem', stem],
  ['mailboxOf', (text) => mailboxOf(`${text}@ward.example`)],
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
  ['laySayingOf', laySayingOf],
  ['tokensOf', layTokensOf],
  ['isStatement', isStatement],
  ['asRead', asRead],
  ['asksForMoney', asksForMoney],
  ['keyOfSpecialty', keyOfSpecialty],
  ['promptOf', (text) => promptOf('Is it so?', text, [{ passageId: '1', quote: 'It is.', document: { title: '', source: '' } } as Read])],
  ['readQuery', (text) => readQuery(text, RANKING)],
  ['readPassage', (text) => readPassage({ title: 'A title', body: text })],
  ['presumedIn', presumedIn],
  ['renderedHinglish', (text) => renderedHinglish(wordsOf(text))],
  ['premiseOf', (text) => premiseOf(text, [])],
  ['asksDose', asksDose],
  ['findingIn', findingIn],
  ['isAnaphoric', isAnaphoric],
  ['isClaim', isClaim],
  ['analyse', analyse],
  ['figuresOf', figuresOf],
  ['keepsArms', (text) => keepsArms('Deaths fell by 5%.', text)],
  ['isChangeByArm', (text) => isChangeByArm('Bisoprolol cut deaths from 17% to 12%', text)],
  ['directionOf', (text) => directionOf(analyse(text), SLOTS)],
  ['subjectOf', (text) => subjectOf(text, SLOTS)],
  ['withoutPointers', (text) => withoutPointers(text, new Set(['reduced ejection', 'without diabetes']))],
  ['sharesOf', (text) => sharesOf(text, SLOTS, 'arm')],
  ['judgeByResult', (text) => judgeByResult({ ...analyse(text), named: true }, REPORTED)],
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
  ['faultOfLine', faultOfLine],
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
  ['identifierSpans', identifierSpans],
  ['findNames', findNames],
  ['fold', fold],
  ['leavesLongDigits', leavesLongDigits],
  ['handlesIn', handlesIn],
  ['skeletonOf', skeletonOf],
  ['suggestedHandles', (text) => suggestedHandles(text, text)],
  ['latinSlug', (text) => latinSlug(text, 40)],
  ['latinised', latinised],
  ['wordsOf', wordsOf],
  ['acuityOf', acuityOf],
  ['normalise', normalise],
  ['polarityOf', polarityOf],
  ['standsIn', (text) => standsIn('Deaths fell by 5%.', text)],
  ['firstWords', (text) => firstWords(text, 80)],
  ['runsOf', (text) => runsOf(text, ['a', 'b'], (font, sign) => (font === 'a') === sign < 0x80)],
  ['plainTextOf', plainTextOf],
  ['readRegister', (text) => readRegister(`number,name\n1,"${text.replaceAll('"', '""')}"`)],
  ['readCsv', (text) => quietly(() => readCsv(`Title,Description\nA,"${text.replaceAll('"', '""')}"`))],
  ['readCsv of bare cells', (text) => quietly(() => readCsv(`Title,Description\n${text}`))],
  ['readFeed', (text) => quietly(() => readFeed(JSON.stringify({ '@type': 'JobPosting', title: text, description: text })))],
  ['textOf', (text) => quietly(() => textOf(Buffer.from(text)))],
  ['csvOf an applicant', (text) => csvOf([lineOfApplicant(anApplicant(text), [text])])],
  ['csvOf an entry', (text) => csvOf([lineOfEntry(anEntry(text))])],
  ['stretchesOf', stretchesOf],
  ['propose', (text) => propose({ pages: [text], isCut: false, title: text, authors: text, keywords: text })],
  ['placedSentences', (text) => placedSentences([{ no: 1, text }])],
  ['choose', (text) => choose([{ no: 1, text }], ['a'])],
  ['seek', (text) => seek([{ no: 1, text }], [{ exact: 'a a', prefix: 'b', suffix: 'a' }])],
  ['referenceOf', (text) => referenceOf(aPaper(text))],
  ['readSpans', (text) => readSpans(tokenize(text))],
  ['patternsOf', patternsOf],
  ['parsePeopleQuery', parsePeopleQuery],
  ['parsePostsQuery', parsePostsQuery],
  ['soundOf', soundOf],
  ['soundsAs', soundsAs],
  ['restsOnOrder', restsOnOrder],
  ['doisIn', doisIn],
  ['namesOtherPeople', (text) => namesOtherPeople(text, text)],
  ['smallWordMore', (text) => smallWordMore(text, { result: text, arms: text, told: text, isChance: false })],
  ['piecesOf', (text) => piecesOf(text, quotesFor(text))],
  ['snippetOf', (text) => snippetOf(text, 'a b')],
  ['holdsAll', (text) => holdsAll(text, wordsSought(text.slice(0, 100)))],
  ['hashtagsIn', hashtagsIn],
  ['mentionsIn', mentionsIn],
  ['mentionedIn', (text) => mentionedIn(text, ['a'])],
  ['mayCite', mayCite],
  ['normalised', (text) => normalised(text, 'NFKD')],
  ['caseFolded', caseFolded],
  ['searchable', searchable],
  ['wordsSought', wordsSought],
  ['isEponym', (text) => isEponym(text, text.length >> 1)],
  ['findPlaces', findPlaces],
  ['withReturn', (text) => withReturn(text, 'https://ward.example/supabase-login')],
  ['armNamedIn', armNamedIn],
  ['readable', readable],
  ['withoutBrackets', withoutBrackets],
  ['unitOfWorded', unitOfWorded],
  ['describesIllness', describesIllness],
  ['redFlagIn', redFlagIn],
  ['speaksOfSelfHarm', speaksOfSelfHarm],
  ['isBareOrder', isBareOrder],
  ['isStudyReport', isStudyReport],
  ['speaksToMachine', speaksToMachine],
  ['instructsInOtherLanguage', instructsInOtherLanguage],
  ['mayBeRead', mayBeRead],
  ['asksDoxy', asksDoxy],
  ['paragraphsOf', (text) => paragraphsOf(text, ['a'])],
  ['patternsOf saved posts', savedPatternsOf],
  ['plain', plain],
  ['escaped', escaped],
  ['asHtml', (text) => asHtml({ subject: text, text })],
  ['decodeEntities', decodeEntities],
  ['oneLine', (text) => oneLine(text, 200)],
  ['withoutTags', withoutTags],
  ['yearIn', yearIn],
  ['readLink', readLink],
  ['marksIn', (text) => marksIn(text, ['a'])],
  ['typedAt', (text) => typedAt(text, text.length)],
  ['scanned', scanned],
  ['squeeze', squeeze],
  ['readCitations', readCitations],
  ['entriesOf', entriesOf],
  ['readNbib', readNbib],
  ['authorsOf', authorsOf],
  ['areSpokenNames', areSpokenNames],
  ['endsInTitle', endsInTitle],
  ['apa', apa],
  ['quoted', quoted],
  ['harvard', harvard],
  ['byCommas', byCommas],
  ['partsOf a reference', partsOfReference],
  ['sentencesOf a reference', sentencesOfReference],
  ['trimmedOf', (text) => trimmedOf(text, ',;: ')],
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

/** What is called by nobody but us, works on as little as its caller hands it, or hands it on to what is measured. */
const APART: Record<string, string> = {
  'server/platform/db/client.ts nameOf': 'the text of our own statements',
  'server/doxy/retrieval/slices.ts postingsFor': 'its length alone',
  'contract/identifiers/fold.ts matches': 'one rule of identifierSpans, which asks it of all',
  'server/verification/registers/csv.ts readRows': 'the rows of readRegister, which hands it its whole text',
  'web/doxy/chat/composer/question-draft.ts saveQuestion': 'is stored as it is',
  'web/doxy/chat/composer/use-identifiers.ts useIdentifiers': 'identifierSpans, beside the page',
  'web/doxy/chat/composer/use-identifiers.ts withoutIdentifiers': 'scrub and hasLongDigits, beside the page',
  'web/education/writing/queries.ts notesQuery': 'asks the server',
  'web/feed/cases/replaced.ts cutAtFindings': 'cuts at the places that it is handed',
  'web/feed/text/link.ts addressOf': 'part of readLink',
  'web/feed/writing/scan.ts scan': 'scanned, beside the page',
  'web/feed/writing/scan.ts scanToSend': 'scanned, beside the page',
  'web/build/lettering.ts outlined': 'titles of our own pages, at the build',
  'web/build/lettering.ts linesOf': 'titles of our own pages, at the build',
  'web/diagnostics/copy.ts copy': 'goes to the clipboard as it is',
  'web/profile/credentials/papers/files.ts readBibtex': 'a library reads it, of a file that its reader chose',
  'web/profile/credentials/papers/files.ts readRis': 'a library reads it, of a file that its reader chose',
  'web/profile/credentials/papers/read.ts readReferences': 'hands it to one of those that read a list',
  'web/search/queries.ts everythingQuery': 'asks the server',
  'web/ui/form/ShortText.tsx isTooLong': 'counts its characters',
}

test('every function that takes a text, a sentence or a question is measured here', () => {
  const root = join(import.meta.dirname, '..')
  const own = readFileSync(import.meta.filename, 'utf8')
  const files = globSync(['contract/**/*.ts', 'server/**/*.ts', 'web/**/*.{ts,tsx}'], { cwd: root }).filter(
    (file) => !/\.test\.tsx?$/.test(file),
  )
  const takesText = /^export (?:(?:async )?function (\w+)|const (\w+) = (?:async )?)\((?:text|written|sentence|q)\??: string\b/gm

  const found = files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(takesText)].map(([, named, kept = '']) => ({
      file: file.replaceAll('\\', '/'),
      name: named ?? kept,
    })),
  )
  const isMeasured = (name: string) => new RegExp(`^  \\['${name}\\b`, 'm').test(own)

  expect(found.length).toBeGreaterThan(30)
  const unmeasured = found.filter(({ file, name }) => !isMeasured(name) && !Object.hasOwn(APART, `${file} ${name}`))
  expect(unmeasured.map(({ file, name }) => `${file} ${name}`)).toEqual([])
})

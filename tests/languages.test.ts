import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { consentPurposes } from '#contract/consent-purposes.ts'
import { ABROAD, NATIONAL } from '#contract/councils.ts'
import { grievanceKinds } from '#contract/grievance-kinds.ts'
import { houseRules } from '#contract/house-rules.ts'
import { interests } from '#contract/interests.ts'
import { FOR_YOU_RULE, READING_RULE, TOPICS_RULE, TRENDING_RULE } from '#contract/limits.ts'
import { factOf, markWords, NOTHING_PROVEN, provenFilters } from '#contract/mark-words.ts'
import type { ProvenAs } from '#contract/marks.ts'
import { ALWAYS_ON_REASON, noticeWords } from '#contract/notice-words.ts'
import type { MemberKind } from '#contract/profile.ts'
import { pushWords } from '#contract/push-words.ts'
import { refusals } from '#contract/refusals.ts'
import { reportKinds } from '#contract/report-kinds.ts'
import { reportReasons } from '#contract/report-reasons.ts'
import { labelOf, proofsOf, requiredFields } from '#contract/setup-rules.ts'
import { failureWords } from '#web/doxy/mention.ts'
import { consequences } from '#web/moderation/consequences.ts'
import { catalogueOf, filesOf, languages } from './support/catalogues.ts'

/** The rooms that speak every language: whatever stands in them for a reader goes through `say`. */
const TRANSLATED = [
  'web/app/bar/*.tsx',
  'web/app/theme/*.tsx',
  'web/app/Shell.tsx',
  'web/welcome/landing/*.tsx',
  'web/welcome/{ClosingCall,SiteFooter,ShareLinks}.tsx',
  'web/pages/LandingPage.tsx',
  'web/pages/account/{Login,Register,ResetPassword}Page.tsx',
  'web/account/{form,sign-in,reset,google}/*.tsx',
]
/** Rooms in which every string that reads as words is for a reader, in whatever table it stands. */
const WHOLE = [
  'web/messages/**/*.{ts,tsx}',
  'web/pages/MessagesPage.tsx',
  'web/app/ErrorScreen.tsx',
  'web/app/outbox/{NotSent.tsx,description.ts,use-tell-expired.ts}',
  'web/app/tending/{LineStatus,UpdateStrip}.tsx',
  'web/app/member-bar/*.tsx',
  'web/search/**/*.{ts,tsx}',
  'web/notifications/**/*.{ts,tsx}',
  'web/account/{confirm,email,email-change,security,sessions}/*.{ts,tsx}',
  'web/lib/{dates,deadline}.ts',
  'web/ui/text/Ago.tsx',
  'web/ui/{blur,dialog,picture-picker}/*.tsx',
  'web/ui/layout/StatStrip.tsx',
  'web/ui/list/{QueryList,ShowMore}.tsx',
  'web/ui/form/{CharacterCount,ComboField,FieldFrame,ShortText}.tsx',
  'web/ui/person/MarkSaid.tsx',
  'web/ui/status/{KeptNote,SendState,Skeleton,UploadProgress}.tsx',
  'web/doxy/retraction/RetractedBadge.tsx',
  'web/feed/{ChartKey,ChartKeyDialog,FeedLoading}.tsx',
  'web/feed/cases/CaseButton.tsx',
  'web/feed/choices/{FollowList,Follows,FollowsDialog,MutedWords}.tsx',
  'web/feed/choices/queries.ts',
  'web/feed/composer/{AudienceMenu,Composer}.tsx',
  'web/feed/composer/drafts/DraftsButton.tsx',
  'web/feed/text/CitesRetracted.tsx',
  'web/feed/timeline/{FeedHead.tsx,ForYou.tsx,ListEnd.tsx,arrivals.ts,feeds.ts}',
  'web/feed/trending/TrendingTopics.tsx',
  'web/mates/**/*.{ts,tsx}',
  'web/pages/MatesPage.tsx',
  'web/pages/dashboard/DashboardFrame.tsx',
  'web/pages/home/*.{ts,tsx}',
  'web/home/Dashboard{Nav,Rail,Stats}.tsx',
  'web/home/{Activity,NoActivity,PostRows,ProfileCard,QuickLinks,TodayList}.tsx',
  'web/home/{first-day,week}/*.{ts,tsx}',
  'web/jobs/suggested/*.tsx',
  'web/moderation/{AppealDialog,OpenReported,RefusedName,ReportDialog,RuleNamed,Ruling,RulingAppeal,RulingDialog,Said,SentReportDialog,WithheldNote}.tsx',
  'web/moderation/grievances/*.{ts,tsx}',
  'web/pages/settings/*.{ts,tsx}',
  'web/pages/{NotFound,ProfileSetup,Verification}Page.tsx',
  'web/privacy/**/*.{ts,tsx}',
  'web/profile/edit/{AudienceDialog,AudienceSheet,SeenAs}.tsx',
  'web/profile/edit/{audience-words,name-change-hint}.ts',
  'web/profile/member/Withdrawn.tsx',
  'web/profile/photo/use-photo-picker.tsx',
  'web/verification/{claim,own,setup}/*.{ts,tsx}',
  'web/verification/proof/*.tsx',
]
const whole = filesOf(WHOLE)
/** Where the contract says what does not fit about a field that those rooms ask for. */
const ISSUES = ['contract/claim.ts']
const sources = [...filesOf(TRANSLATED), ...whole]
const everything = globSync([
  'web/**/*.{ts,tsx}',
  'contract/{account,brand,claim,consent-purposes,councils,grievance-kinds,house-rules,interests,limits,mark-words,notice-words,push-words,report-reasons,setup-rules,verification}.ts',
  'server/{account,privacy}/**/*.ts',
  'server/platform/access/device.ts',
])
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n')

/** What a file hands to `say` as a text of its own. */
const said = (code: string) =>
  [...code.matchAll(/\bsay(?:Around)?\(\s*'((?:[^'\\]|\\.)+)'/g)].map(([, words = '']) => words.replaceAll("\\'", "'"))

/** What no reader sees of such a room: keys of the keyboard, of caches and of rows, names of formats, what is asked of the page and of Doxy AI, faults of ours, and what a file is called for others. */
const UNREAD =
  /^(?:Enter|Escape|Delete|Backspace|Arrow\w+|Files?|Excel|Word|PowerPoint|messages (?:held|quoted)|push device|Arrow|Notification|\((?:max|min)-width: .*\)|\(pointer: fine\)|input, textarea(?:, select)?|row |from |There is no .*|Warning signs in dengue)$/

/** The strings of a file that read as words; within a template what stands between its values. */
function wordsIn(code: string) {
  const strings = [...code.matchAll(/\/\/.*|\/\*[\s\S]*?\*\/|^import .*|'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/gm)]
  const plain = strings.flatMap(([, text]) => (text ? [text.replaceAll("\\'", "'")] : []))
  const torn = strings.flatMap(([, , text]) => (text && !/styles\./i.test(text) ? [text.replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}?/g, '')] : []))
  return {
    plain: plain.filter((text) => (/[A-Za-z]{2}.* |^[A-Z][a-z]+\.?$/.test(text) || /^\{\w+\} /.test(text)) && !UNREAD.test(text)),
    torn: torn.filter((text) => /(?:^|\s)[A-Za-z]{3}/.test(text) && /\s/.test(text) && !UNREAD.test(text)),
  }
}

/** Words of the contract that those rooms say. */
const ofContract = [
  ABROAD,
  ALWAYS_ON_REASON,
  FOR_YOU_RULE,
  NATIONAL,
  NOTHING_PROVEN,
  READING_RULE,
  TOPICS_RULE,
  TRENDING_RULE,
  ...interests,
  ...Object.values(pushWords),
  ...Object.values(provenFilters).map(({ words }) => words),
  ...Object.values(noticeWords).flatMap(({ phrase, label, reason }) => [phrase, label, reason]),
  ...requiredFields.flatMap(({ field }) => (Object.keys(proofsOf) as MemberKind[]).map((kind) => labelOf(field, kind))),
  ...consentPurposes.map(({ label }) => label),
  ...grievanceKinds.map(({ label }) => label),
  ...reportReasons.map(({ label }) => label),
  ...reportKinds.flatMap(({ label, shownIn }) => [label.toLowerCase(), shownIn]),
  ...Object.values(consequences).map(({ reversed }) => reversed),
  ...houseRules.flatMap(({ label, says }) => [label, says]),
  ...[new TypeError(), new Error()].map(failureWords),
  ...(Object.keys(factOf) as ProvenAs[]).flatMap((as) =>
    (['holds', 'expired', 'withdrawn'] as const).map((state) => markWords({ as, state })),
  ),
]

/** What a reader would see or hear in English whatever they chose: text between tags, and the attributes that are read. */
function unsaid(code: string) {
  const between = [...code.matchAll(/>\s*([^<>{}()=;]*[A-Za-z]{2}[^<>{}()=;]*?)\s*<\//g)].map(([, words = '']) => words)
  const read = [
    ...code.matchAll(/\b(?:label|title|lead|alt|placeholder|hint|confirm|submitLabel|waiting|apply|aria-label)="([^"]*[A-Za-z]{2}[^"]*)"/g),
  ].map(([, words = '']) => words)
  const before = [...code.matchAll(/(?<!=)>\s*([A-Z@][A-Za-z ,.:;’-]*)\{/g)].map(([, words = '']) => words)
  return [...between, ...before, ...read]
}

/** Names and examples that stay as they are. */
const STAYS = /^(?:Doxy AI|you@hospital\.in)$/

/** What a table, or a frame that says what it is given, holds for `say`: PlaceLink, AuthPage, AccountForm and the like. */
function handedOn(path: string, code: string) {
  const frames = path.startsWith('web/pages/account/')
    ? 'title|lead'
    : path.startsWith('web/app/bar/')
      ? 'label'
      : path.startsWith('web/mates/')
        ? 'label|title|empty'
        : 'act|doing'
  const given = [...code.matchAll(new RegExp(`\\b(?:${frames})="([^"]+)"`, 'g'))].map(([, words = '']) => words)
  const rows = [...code.matchAll(/\b(?:label|title|line|lead|words): (?:'((?:[^'\\]|\\.)+)'|"([^"]+)")/g)].map(
    ([, one, two]) => one ?? two ?? '',
  )
  return { given, all: [...given, ...rows] }
}

describe.each(languages)('%s', (language) => {
  const catalogue = catalogueOf(language)

  test('every refusal has words, and none that is no refusal any more', () => {
    const codes = Object.keys(catalogue).filter((id) => /^[A-Z]+(?:_[A-Z]+)*$/.test(id))
    expect(codes.sort()).toEqual(Object.keys(refusals).sort())
  })

  test('everything that the translated rooms say has words', () => {
    const missing = [...sources, 'web/app/routes/places.ts'].flatMap((path) => {
      const code = readFileSync(path, 'utf8')
      const named = whole.includes(path) ? [...code.matchAll(/\bwhat="([^"]+)"/g)].map(([, words = '']) => words) : []
      const all = [
        ...said(code),
        ...named,
        ...(whole.includes(path) ? [...wordsIn(code).plain, ...handedOn(path, code).given] : handedOn(path, code).all),
      ]
      return all.flatMap((words) => (Object.hasOwn(catalogue, words) ? [] : [`${path}: ${words}`]))
    })
    const issues = ISSUES.flatMap((path) => wordsIn(readFileSync(path, 'utf8')).plain)
    expect([...missing, ...[...ofContract, ...issues].filter((words) => !Object.hasOwn(catalogue, words))]).toEqual([])
  })

  test('no words are left over of what is not said any more', () => {
    const left = Object.keys(catalogue).filter(
      (id) => !everything.includes(id.replaceAll("'", "\\'")) && !everything.includes(id) && !(id in refusals),
    )
    expect(left).toEqual([])
  })

  test('values and marked parts of a text stand in its words too', () => {
    const marks = (text: string) => text.match(/\{\w+\}|\*/g)?.sort() ?? []
    const torn = Object.entries(catalogue).filter(([id, words]) => !(id in refusals) && marks(id).join() !== marks(words).join())
    expect(torn).toEqual([])
  })
})

test('dates in the translated rooms are written in the language of their page', () => {
  const english = sources.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/\b(?:inFull|onDay|ago)\((?:[^(),]|\([^()]*\))+\)/g)].map(([date]) => `${path}: ${date}`),
  )
  expect(english).toEqual([])
})

test('nothing in the translated rooms is shown that no catalogue can hold', () => {
  const found = sources.flatMap((path) => {
    const code = readFileSync(path, 'utf8')
    const { given } = handedOn(path, code)
    const torn = whole.includes(path) ? wordsIn(code).torn : []
    return [...unsaid(code), ...torn].flatMap((words) => (STAYS.test(words) || given.includes(words) ? [] : [`${path}: ${words}`]))
  })
  expect(found).toEqual([])
})

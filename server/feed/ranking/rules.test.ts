import { expect, test } from 'vitest'
import { APART, type Candidate, groundsOf, HALF_LIFE_HOURS, lessOf, type Reader, rank, SHARES, scoreOf } from './rules.ts'

const reader: Reader = {
  id: 'reader',
  specialty: 'cardiology',
  interests: ['#publichealth'],
  mates: new Set(['mate']),
  followedPeople: new Set(['followed']),
  followedTopics: new Set(['#stemi', '@teesta hospital']),
  hiddenAuthors: new Map(),
  hiddenTopics: new Map(),
}

const post = (traits: Partial<Candidate> = {}): Candidate => ({
  id: 'post',
  authorId: 'stranger',
  ageHours: 1,
  likes: 0,
  verification: 'pending',
  provenAuthor: false,
  isQuestion: false,
  topics: [],
  commenters: [],
  visits: 0,
  ...traits,
})

const score = (traits: Partial<Candidate> = {}, by = reader) => scoreOf(post(traits), by)

test('each ground lifts a post: a mate, what is followed, specialty, interest, evidence, answers, talk and a proven author', () => {
  const lifted = [
    { authorId: 'mate' },
    { authorId: 'followed' },
    { topics: ['#stemi'] },
    { topics: ['@teesta hospital'] },
    { topics: ['cardiology'] },
    { topics: ['#publichealth'] },
    { verification: 'verified' as const },
    { commenters: ['mate'] },
    { isQuestion: true, commenters: ['a'] },
    { commenters: ['a', 'b'] },
    { provenAuthor: true },
    { likes: 10 },
  ]

  for (const traits of lifted) expect(score(traits), JSON.stringify(traits)).toBeGreaterThan(score())
})

test('no number of likes weighs as much as a verified statement or one answer', () => {
  const adored = score({ likes: 1_000_000_000 })

  expect(adored).toBeLessThan(score({ verification: 'verified' }))
  expect(adored).toBeLessThan(score({ isQuestion: true, commenters: ['a'] }))
})

test('one person who comments a hundred times counts as one', () => {
  expect(score({ commenters: Array(100).fill('a') })).toBe(score({ commenters: ['a'] }))
})

test('a post has half its points after its half-life, and a disputed or twice seen one a share of them', () => {
  expect(score({ ageHours: 1 + HALF_LIFE_HOURS })).toBeCloseTo(score() / 2)
  expect(score({ verification: 'disputed' })).toBeCloseTo(score() * SHARES.disputed)
  expect(score({ visits: 1 })).toBe(score())
  expect(score({ visits: 2 })).toBeCloseTo(score() * SHARES.seenTwice)
})

test("one's own post stands first when it has just been written, and half a day later as any other", () => {
  const own = (ageHours: number) => score({ authorId: 'reader', ageHours })
  const best = score({ authorId: 'mate', ageHours: 0, verification: 'verified', topics: ['cardiology'] })

  expect(own(0)).toBeGreaterThan(best)
  expect(own(12)).toBeCloseTo(score({ ageHours: 12 }), 2)
})

test('nobody stands twice among five, and what cannot be placed so is left for the newest below', () => {
  const authors = ['mate', 'mate', 'mate', 'a', 'b', 'c', 'd', 'e', 'mate']
  const posts = authors.map((authorId, at) => post({ id: `${at}`, authorId }))

  const ranked = rank(posts, reader).map((id) => authors[Number(id)]!)

  expect(ranked.slice(0, 6)).toEqual(['mate', expect.any(String), expect.any(String), expect.any(String), expect.any(String), 'mate'])
  for (let at = 0; at < ranked.length; at++) expect(new Set(ranked.slice(at, at + APART)).size).toBe(ranked.slice(at, at + APART).length)
  expect(rank([post({ id: '1' }), post({ id: '2' })], reader)).toEqual(['2'])
})

test('hiding lowers others by its reason: the topic, the author, both without one, and none for what was only seen before', () => {
  const hidden = { author: 'stranger', topics: ['#stemi'] }
  const after = (reason: Parameters<typeof lessOf>[0][number]['reason']) => ({ ...reader, ...lessOf([{ ...hidden, reason }]) })
  const sameAuthor = { topics: [] }
  const sameTopic = { authorId: 'another', topics: ['#stemi'] }

  const lowered = (by: Reader) => [score(sameAuthor, by) < score(sameAuthor), score(sameTopic, by) < score(sameTopic)]

  expect(lowered(after('not_my_field'))).toEqual([false, true])
  expect(lowered(after('looks_wrong'))).toEqual([true, false])
  expect(lowered(after(null))).toEqual([true, true])
  expect(lowered(after('seen_before'))).toEqual([false, false])
})

test('however often a reader hides, something is left', () => {
  const weary = { ...reader, hiddenAuthors: new Map([['stranger', 40]]), hiddenTopics: new Map([['#stemi', 40]]) }

  expect(score({}, weary)).toBeCloseTo(score() * SHARES.hiddenLeast)
})

test('a post by a followed author on two followed topics has each of both grounds once', () => {
  const grounds = groundsOf(post({ authorId: 'followed', topics: ['#stemi', '@teesta hospital'] }), reader)

  expect(grounds.flatMap(({ kind, subject }) => (kind.startsWith('followed') ? [subject] : []))).toEqual(['followed', '#stemi'])
})

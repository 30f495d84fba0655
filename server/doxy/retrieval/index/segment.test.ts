import { expect, test, vi } from 'vitest'
import { unpack } from './postings.ts'
import { Segment } from './segment.ts'
import { DELTA_MAX, PIECE_TERMS, TermIndex } from './term-index.ts'

/** Repeatable chance. */
function chance(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff
    return state % below
  }
}

function readable(bytes: Uint8Array) {
  const list: number[][] = []
  unpack(bytes, (place, title, body) => list.push([place, title, body]))
  return list
}

test.each([1, 2, 3])('packed and merged postings tell what was put in, whatever it was (%i)', async (seed) => {
  const random = chance(seed)
  const index = new TermIndex()
  const expected = new Map<string, Map<number, number[][]>>()

  let no = 0
  for (let at = 0; at < DELTA_MAX * 2 + 500; at++) {
    no += 1 + random(60)
    const wordsOf = () => Array.from({ length: random(9) }, () => `${'añ語'[random(3)]}${random(random(300) + 1)}`)
    const [title, body] = [wordsOf(), wordsOf()]
    index.add(no, title, body)
    for (const term of new Set([...title, ...body])) {
      const blocks = expected.get(term) ?? new Map<number, number[][]>()
      const tf = (words: string[]) => words.filter((word) => word === term).length
      blocks.set(no >>> 16, [...(blocks.get(no >>> 16) ?? []), [no & 0xffff, Math.min(3, tf(title)), tf(body)]])
      expected.set(term, blocks)
    }
    if (random(900) === 0) index.flush()
  }

  const lists = await index.lists([...expected.keys(), 'absent'])
  expect(lists.get('absent')).toEqual([])
  for (const [term, blocks] of expected) {
    const byBlock = Map.groupBy(lists.get(term)!, ({ block }) => block)
    for (const [block, list] of blocks) {
      const parts = byBlock.get(block)!
      expect(parts.flatMap(({ bytes }) => readable(bytes)).length).toBe(list.length)
      expect(parts.reduce((sum, { count }) => sum + count, 0)).toBe(list.length)
      index.flush()
      const [whole] = (await index.lists([term])).get(term)!.filter((one) => one.block === block)
      expect(readable(whole!.bytes)).toEqual(list)
    }
  }
})

test('in pieces every posting is packed once, and found like one that was merged', async () => {
  const [merged, pieces] = [new TermIndex(), new TermIndex({ pieces: true })]
  const merge = vi.spyOn(Segment, 'merge')
  const words = (no: number) => ['common', `often${no % 7}`, ...Array.from({ length: 100 }, (_, at) => `rare${no}x${at}`)]
  for (let no = 0; no < 200; no++) pieces.add(no, [], words(no))
  const calls = [...merge.mock.calls]
  merge.mockRestore()
  for (let no = 0; no < 200; no++) {
    merged.add(no, [], words(no))
    if (no % 50 === 0) merged.flush()
  }

  expect(calls).toHaveLength(9)
  for (const [old, fresh] of calls) {
    expect(old).toBeUndefined()
    expect(fresh.size).toBeLessThan(PIECE_TERMS + 102)
  }
  const places = async (index: TermIndex, term: string) => (await index.lists([term])).get(term)!.flatMap(({ bytes }) => readable(bytes))
  for (const term of ['common', 'often3', 'rare0x1', 'rare90x5', 'rare199x99', 'absent'])
    expect(await places(pieces, term)).toEqual(await places(merged, term))
  expect(await pieces.startingWith('often')).toEqual(await merged.startingWith('often'))
})

test('long gaps and many repetitions survive packing', () => {
  const segment = Segment.merge(undefined, new Map([['rare', [5, (900 << 2) | 3, 65_535, 1 << 2]]]))

  expect(readable(segment.find('rare')!.bytes)).toEqual([
    [5, 3, 900],
    [65_535, 0, 1],
  ])
})

test('terms are listed by how they begin', () => {
  const fresh = new Map(['asthma', 'aspirin', 'aspirat', 'zinc', 'über'].map((term) => [term, [1, 4]]))

  expect([...Segment.merge(undefined, fresh).startingWith('asp')].map(({ term }) => term)).toEqual(['aspirat', 'aspirin'])
})

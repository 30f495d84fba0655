import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BELIEVE_MS, LINGER_MS, Presence, type PresenceWord, REPEAT_MS } from './presence.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Nodes that hear each other, each with what it has said of a change. */
function town(names: readonly string[]) {
  const nodes: Record<string, { presence: Presence; changes: string[] }> = {}
  const words: PresenceWord[] = []
  const join = (name: string) => {
    const changes: string[] = []
    const tell = (word: PresenceWord) => {
      words.push(word)
      for (const [other, { presence }] of Object.entries(nodes)) if (other !== name) presence.hear(word)
    }
    const presence = new Presence(name, { tell, changed: (id) => void changes.push(id) })
    nodes[name] = { changes, presence }
    presence.ask()
    return nodes[name]!
  }
  names.map(join)
  return { nodes, words, join, leave: (name: string) => delete nodes[name] }
}

test('a member is present on all nodes from their first line to some seconds after their last', () => {
  const { nodes } = town(['one', 'two'])
  const { one, two } = nodes as Required<typeof nodes>

  one!.presence.come('asha')
  expect([one!.presence.isPresent('asha'), two!.presence.isPresent('asha')]).toEqual([true, true])
  one!.presence.go('asha')
  vi.advanceTimersByTime(LINGER_MS - 1)
  expect(two!.presence.isPresent('asha')).toBe(true)
  vi.advanceTimersByTime(1)

  expect([one!.presence.isPresent('asha'), two!.presence.isPresent('asha')]).toEqual([false, false])
  expect([one!.changes, two!.changes]).toEqual([
    ['asha', 'asha'],
    ['asha', 'asha'],
  ])
})

test('whoever goes on to another page, or to another node, was never away', () => {
  const { nodes } = town(['one', 'two'])
  const { one, two } = nodes as Required<typeof nodes>
  one!.presence.come('asha')

  one!.presence.go('asha')
  vi.advanceTimersByTime(LINGER_MS / 2)
  one!.presence.come('asha')
  vi.advanceTimersByTime(LINGER_MS)
  two!.presence.come('asha')
  one!.presence.go('asha')
  vi.advanceTimersByTime(LINGER_MS)

  expect([one!.presence.isPresent('asha'), two!.presence.isPresent('asha')]).toEqual([true, true])
  expect([one!.changes, two!.changes]).toEqual([['asha'], ['asha']])
})

test('the members of a node that died are forgotten, and a new node learns who is there', () => {
  const { nodes, join, leave } = town(['one', 'two'])
  nodes.one!.presence.come('asha')
  nodes.two!.presence.come('ravi')

  nodes.one!.presence.close()
  leave('one')
  nodes.two!.presence.come('ravi')
  vi.advanceTimersByTime(BELIEVE_MS + REPEAT_MS)
  expect([nodes.two!.presence.isPresent('asha'), nodes.two!.presence.isPresent('ravi')]).toEqual([false, true])

  expect(join('three').presence.isPresent('ravi')).toBe(true)
})

test('a node names few members at a time', () => {
  const { nodes, words } = town(['one'])
  for (let at = 0; at < 400; at++) nodes.one!.presence.come(`member ${at}`)
  words.length = 0

  vi.advanceTimersByTime(REPEAT_MS)

  expect(words.map(({ here }) => here?.length)).toEqual([150, 150, 100])
})

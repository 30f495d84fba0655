import { expect, test } from 'vitest'
import { hasRoom } from './places.ts'

type From = { sender: string; site: string; provider: string }

/** A list to which each takes as much as it lets them, one document after another. */
function list() {
  const waiting: From[] = []
  const sameAs = (from: From, by: keyof From) => waiting.filter((one) => one[by] === from[by]).length
  const add = (from: From) => {
    waiting.push(from)
    const counted = { provider: sameAs(from, 'provider'), site: sameAs(from, 'site'), sender: sameAs(from, 'sender') }
    if (hasRoom({ all: waiting.length, ...counted })) return true
    waiting.pop()
    return false
  }
  const fill = (from: From) => {
    let added = 0
    while (add(from)) added++
    return added
  }
  return { waiting, fill }
}

const fifty = Array.from({ length: 50 }, (_, at) => `${at}`)
const alone = (name: string): From => ({ sender: name, site: name, provider: name })

test('whoever is alone finds a tenth of the list, and the next one a tenth of what is left', () => {
  const { fill } = list()

  expect([fill(alone('one')), fill(alone('one')), fill(alone('other'))]).toEqual([50, 0, 45])
})

test('fifty addresses of one network take no more than its share, and leave the list to the others', () => {
  const { waiting, fill } = list()

  for (const sender of fifty) fill({ sender, site: 'theirs', provider: 'tunnels' })
  expect(waiting).toHaveLength(100)
  for (const site of fifty) fill({ sender: site, site, provider: 'tunnels' })

  expect(waiting).toHaveLength(200)
  expect(fill(alone('somebody'))).toBe(30)
})

test('in the network of a provider a new site finds room beside fifty addresses of another one', () => {
  const { fill } = list()
  for (const sender of fifty) fill({ sender, site: 'theirs', provider: 'tunnels' })

  expect(fill({ sender: 'somebody', site: 'home', provider: 'tunnels' })).toBe(25)
})

test('fifty providers, each with fifty addresses in fifty networks, leave a place to who comes from another', () => {
  const { waiting, fill } = list()

  for (const provider of fifty) for (const site of fifty) fill({ sender: `${provider} ${site}`, site: `${provider} ${site}`, provider })

  expect(waiting.length).toBeLessThanOrEqual(450)
  expect(fill(alone('somebody'))).toBe(1)
  expect(waiting.filter(({ provider }) => provider === '49')).toHaveLength(1)
})

import { expect, test } from 'vitest'
import type { MemberCard } from '#contract/profile.ts'
import { lookAlikes } from './look-alikes.ts'

const member = (id: string, name: string, location: string) => ({ id, name, location }) as MemberCard

test('namesakes in one place look alike, those in two do not, and nobody looks like themselves', () => {
  const pune = member('a', 'Asha Rao', 'Pune')
  const members = [pune, pune, member('b', 'asha rao', 'Pune'), member('c', 'Asha Rao', 'Delhi'), member('d', 'Ravi Menon', 'Pune')]

  expect([...lookAlikes(members, ({ location }) => location)]).toEqual(['a', 'b'])
})

import { expect, test } from 'vitest'
import { HomeSummary } from '#contract/home.ts'
import type { Mate } from '#contract/mates.ts'
import { answer } from './world.ts'

const home = async () => HomeSummary.parse(await answer(['home', 'summary'], undefined))

test('a guest sees the sample member with the fixed numbers of the specification', async () => {
  const { card, activity, round } = await home()

  expect(card.name).toBe('Dr. Ananya Iyer')
  expect(activity).toEqual({ posts: 42, connections: 156, saved: 28, events: 13 })
  expect(round.map(({ at }) => new Date(at).toDateString())).toEqual(Array(round.length).fill(new Date().toDateString()))
})

test('Connect becomes Request Sent and stays so in this tab; asking again is refused', async () => {
  const [first, second] = (await home()).suggestions as [Mate, Mate]

  const asked = await answer(['mates', 'request'], { memberId: first.member.id })

  expect(asked).toMatchObject({ member: { name: first.member.name }, state: 'pending' })
  expect((await home()).suggestions).toMatchObject([{ state: 'pending' }, { state: 'suggested', member: { id: second.member.id } }, {}])
  expect(await answer(['mates', 'suggestions'], { limit: 1 })).toMatchObject({ items: [{ state: 'pending' }] })
  await expect(answer(['mates', 'request'], { memberId: first.member.id })).rejects.toMatchObject({ code: 'REQUEST_WAITING', status: 409 })
})

test('nobody can be asked who is not there', async () => {
  await expect(answer(['mates', 'request'], { memberId: 'somebody' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('what the sample world does not hold is answered as the server answers somebody who is not signed in', async () => {
  await expect(answer(['feed', 'list'], {})).rejects.toMatchObject({
    code: 'UNAUTHENTICATED',
    status: 401,
    message: 'Please sign in to go on.',
  })
})

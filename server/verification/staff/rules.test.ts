import { expect, test } from 'vitest'
import { type RoleChange, refuseAsking, refuseConfirming, refuseSteppingDown } from './rules.ts'

const [FARAH, GITA, HARI, ASHA] = ['farah', 'gita', 'hari', 'asha']
const three = [FARAH, GITA, HARI]
const give: RoleChange = { memberId: ASHA, role: 'moderator', gives: true }

test('an administrator asks for others, never for themselves', () => {
  expect(() => refuseAsking(give, FARAH, false, three)).not.toThrow()
  for (const gives of [true, false])
    expect(() => refuseAsking({ ...give, memberId: FARAH, gives }, FARAH, !gives, three)).toThrow(
      expect.objectContaining({ code: 'OWN_ROLE' }),
    )
})

test('a role that one has is given up, whoever is an administrator, but not by one of the last two', () => {
  const ends: RoleChange = { memberId: ASHA, role: 'moderator', gives: false }

  expect(() => refuseSteppingDown(ends, true, [])).not.toThrow()
  expect(() => refuseSteppingDown(ends, false, three)).toThrow(expect.objectContaining({ code: 'NOTHING_TO_CHANGE' }))
  const administrator: RoleChange = { ...ends, memberId: FARAH, role: 'administrator' }
  expect(() => refuseSteppingDown(administrator, true, three)).not.toThrow()
  expect(() => refuseSteppingDown(administrator, true, [FARAH, GITA])).toThrow(expect.objectContaining({ code: 'LAST_ADMINISTRATORS' }))
})

test('what is so already is not asked for', () => {
  for (const gives of [true, false])
    expect(() => refuseAsking({ ...give, gives }, FARAH, gives, three)).toThrow(expect.objectContaining({ code: 'NOTHING_TO_CHANGE' }))
})

test('another confirms, who is not the one concerned', () => {
  const asked = { ...give, askedBy: FARAH }

  expect(() => refuseConfirming(asked, GITA, three)).not.toThrow()
  expect(() => refuseConfirming(asked, FARAH, three)).toThrow(expect.objectContaining({ code: 'SECOND_ADMINISTRATOR' }))
  expect(() => refuseConfirming({ ...asked, memberId: GITA }, GITA, three)).toThrow(expect.objectContaining({ code: 'OWN_ROLE' }))
})

test('two administrators remain, while of every other role the last may go', () => {
  const ends = { memberId: GITA, role: 'administrator', gives: false, askedBy: HARI } as const

  for (const administrators of [[FARAH, GITA], [GITA]]) {
    expect(() => refuseAsking(ends, FARAH, true, administrators)).toThrow(expect.objectContaining({ code: 'LAST_ADMINISTRATORS' }))
    expect(() => refuseConfirming(ends, FARAH, administrators)).toThrow(expect.objectContaining({ code: 'LAST_ADMINISTRATORS' }))
    expect(() => refuseConfirming({ ...ends, role: 'auditor' }, FARAH, administrators)).not.toThrow()
  }
  expect(() => refuseAsking(ends, FARAH, true, three)).not.toThrow()
})

import { expect, test } from 'vitest'
import type { DataExportState } from '#contract/data-exports.ts'
import { nextAt, refuseAsking } from './rules.ts'

const now = new Date('2026-11-28T12:00:00Z')
const asked = (state: DataExportState, hoursAgo: number) => ({ state, askedAt: new Date(now.getTime() - hoursAgo * 3600_000) })

test('a copy that is being made stands in the way of another, however old it is', () => {
  expect(() => refuseAsking([asked('asked', 1)], now)).toThrow(expect.objectContaining({ code: 'EXPORT_UNDERWAY' }))
  expect(() => refuseAsking([asked('making', 30)], now)).toThrow(expect.objectContaining({ code: 'EXPORT_UNDERWAY' }))
})

test('a copy a day: the next is a day after the last, whatever became of that', () => {
  expect(() => refuseAsking([asked('ready', 23.9)], now)).toThrow(expect.objectContaining({ code: 'EXPORT_LATELY' }))
  expect(() => refuseAsking([asked('removed', 2)], now)).toThrow(expect.objectContaining({ code: 'EXPORT_LATELY' }))
  expect(nextAt([asked('ready', 23)], now)).toEqual(new Date('2026-11-28T13:00:00Z'))
  expect(() => refuseAsking([asked('ready', 24)], now)).not.toThrow()
})

test('a copy that failed keeps nobody waiting, but hides none from before', () => {
  expect(() => refuseAsking([asked('failed', 0.1)], now)).not.toThrow()
  expect(() => refuseAsking([asked('failed', 0.1), asked('ready', 2)], now)).toThrow(expect.objectContaining({ code: 'EXPORT_LATELY' }))
})

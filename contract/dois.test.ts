import { expect, test } from 'vitest'
import { doisIn } from './dois.ts'

test('DOIs are found bare, in addresses and in brackets, without what closes a sentence behind them', () => {
  expect(doisIn('See 10.1000/XYZ, (https://doi.org/10.1016/j.ihj.2021.01.001). Or doi:10.1000/xyz!')).toEqual([
    '10.1000/xyz',
    '10.1016/j.ihj.2021.01.001',
  ])
  expect(doisIn('10.5 mg at 10.30, v10.2/3')).toEqual([])
})

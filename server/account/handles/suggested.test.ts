import { expect, test } from 'vitest'
import { suggestedHandles } from './suggested.ts'

test('handles are made of the name and the city, the plainest first', () => {
  expect(suggestedHandles('Dr. Asha Meera Rao', 'Navi Mumbai').slice(0, 7)).toEqual([
    'asha-meera-rao',
    'ashameerarao',
    'asha-rao',
    'a-rao',
    'asha-meera-rao-navi-mumbai',
    'asha-rao-navi-mumbai',
    'rao-asha',
  ])
  expect(suggestedHandles('आशा राव', '').slice(0, 3)).toEqual(['asha-rao', 'asharao', 'a-rao'])
})

test('none is too short, too long, twice there or a word of the house', () => {
  for (const [name, city] of [
    ['Om', ''],
    ['A'.repeat(40), 'Thiruvananthapuram'],
    ['Do Xy', 'Pune'],
    ['Ad Min', ''],
    ['王芳', 'Delhi'],
  ] as const) {
    const made = suggestedHandles(name, city)
    expect(new Set(made).size).toBe(made.length)
    expect(made.filter((one) => one.length < 3 || one.length > 40 || ['doxy', 'admin'].includes(one))).toEqual([])
    expect(made.filter((one) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(one))).toEqual([])
    expect(made).not.toHaveLength(0)
  }
})

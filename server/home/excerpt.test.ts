import { expect, test } from 'vitest'
import { excerptOf } from './excerpt.ts'

test('an excerpt ends with a whole word', () => {
  expect(excerptOf('Weigh,  then\ndose.')).toBe('Weigh, then dose.')
  expect(excerptOf('Distal radial access for a long case: my back is happier and so is the wrist.')).toBe(
    'Distal radial access for a long case: my back is…',
  )
  expect(excerptOf('x'.repeat(80))).toBe(`${'x'.repeat(48)}…`)
  expect(excerptOf(`${'x'.repeat(47)}🫀🫀🫀`)).toMatch(/^x{47}🫀…$/u)
})

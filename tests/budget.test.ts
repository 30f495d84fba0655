import { expect, test } from 'vitest'
import { isBuilt, sizes } from '../bench/web/sizes.ts'

const built = isBuilt()
if (!built && process.env.CI) throw new Error('dist/web is missing: build the web before this test.')
if (!built) console.warn('dist/web is missing, so nothing can be weighed. Run `npm run build` first.')

const weighed = built ? sizes() : []

test.skipIf(!built).each(weighed)('$path is light enough for a ward network', ({ markup, script, budget }) => {
  expect(markup).toBeLessThanOrEqual(budget.markup)
  expect(script).toBeLessThanOrEqual(budget.script)
})

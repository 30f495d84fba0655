import { atMost } from './support/figures.ts'
import { isBuilt, sizes } from './web/sizes.ts'

export const title = 'What a first visit weighs, brotli kB'

/** The same sizes that tests/budget.test.ts holds, page by page. */
export async function measure() {
  if (!isBuilt()) throw new Error('There is no dist/web. Build the web first: npm run build')
  return sizes().flatMap(({ path, markup, script, deferred, budget }) => [
    atMost(`${path} document and styles`, markup, budget.markup),
    atMost(`${path} script`, script, budget.script),
    atMost(`${path} first interactions`, deferred, budget.deferred),
  ])
}

import { expect, test } from 'vitest'
import { compose } from './compose.ts'

const template =
  '<title>x</title><script src="/theme.js"></script><!--head--><div id="root"><!--page--></div><script type="module" src="/app/main.tsx"></script>'

function preloadsOf(paths: string[]) {
  const document = compose(template, {
    path: '/dashboard',
    title: 'Dashboard',
    description: '',
    page: '',
    language: 'en-IN',
    prerendered: false,
    card: undefined,
    membersOnly: true,
    css: '',
    present: [],
    preload: { now: ['/1.js', '/2.js', '/3.js', '/4.js', '/5.js'], soon: ['/6.js'] },
    asks: { paths, backend: '', script: '' },
    loader: { script: '', entry: '/1.js', start: 'now' },
    theme: '',
  })
  const preloads = [...document.matchAll(/modulepreload" href="([^"]+)"( fetchpriority="low")?/g)]
  return Object.groupBy(preloads, ([, , low]) => (low ? 'low' : 'high'))
}
const hrefs = (preloads: RegExpExecArray[] = []) => preloads.map(([, href]) => href)

test('scripts leave connections to what the document itself asks for', () => {
  const { high, low } = preloadsOf(['/api/feed/posts', '/api/feed/trending'])

  expect(hrefs(high)).toEqual(['/1.js', '/2.js', '/3.js', '/4.js'])
  expect(hrefs(low)).toEqual(['/5.js', '/6.js'])
})

test('where the document asks for nothing, all that a page needs at once is fetched at once', () => {
  const { high, low } = preloadsOf([])

  expect(hrefs(high)).toHaveLength(5)
  expect(hrefs(low)).toEqual(['/6.js'])
})

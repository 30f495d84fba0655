import { expect, test } from 'vitest'
import { closureOf } from './closure.ts'

const manifest = {
  'app/main.tsx': { file: 'main.js', css: ['main.css'], imports: ['_button.js'], dynamicImports: ['pages/Page.tsx'] },
  '_button.js': { file: 'button.js', css: ['button.css'] },
  'pages/Page.tsx': { file: 'page.js', css: ['page.css'], imports: ['_button.js'] },
}

test('what an entry imports comes before it, once, and what it imports on demand stays out', () => {
  expect(closureOf(manifest, ['app/main.tsx']).js).toEqual(['button.js', 'main.js'])
  expect(closureOf(manifest, ['app/main.tsx', 'pages/Page.tsx']).js).toEqual(['button.js', 'main.js', 'page.js'])
})

test("the program's own sheet, which orders the layers, stands before every other", () => {
  expect(closureOf(manifest, ['app/main.tsx', 'pages/Page.tsx']).css).toEqual(['main.css', 'button.css', 'page.css'])
})

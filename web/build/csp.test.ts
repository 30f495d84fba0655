import { expect, test } from 'vitest'
import { carryPolicy, policyOf } from './csp.ts'

const html = '<!doctype html><html><head><meta charset="utf-8" /><script>start()</script><style>a{}</style></head></html>'

test('a document may run what stands in it and load what is ours', () => {
  const policy = policyOf('index.html', html, { styles: [''], backend: '' })

  expect(policy['default-src']).toEqual(["'none'"])
  expect(policy['script-src']).toEqual(["'self'", expect.stringMatching(/^'sha256-.{44}'$/)])
  expect(policy['style-src']).toHaveLength(3)
  const withFacts = html.replace('</head>', '<script type="application/ld+json">{}</script></head>')
  expect(policyOf('index.html', withFacts, { styles: [''], backend: '' })).toEqual(policy)
  expect([policy['img-src'], policy['connect-src']]).toEqual([["'self'", 'data:', 'blob:'], ["'self'"]])
})

test('a server on another host may be called, listened to and shown pictures of', () => {
  const policy = policyOf('index.html', html, { styles: [], backend: 'https://api.example' })

  expect(policy['img-src']).toEqual(["'self'", 'data:', 'blob:', 'https://api.example'])
  expect(policy['connect-src']).toEqual(["'self'", 'https://api.example', 'wss://api.example'])
  expect(policy['script-src']).not.toContain('https://api.example')
})

test('a document for a host of files carries its policy before anything that it rules', () => {
  const carried = carryPolicy(html, policyOf('index.html', html, { styles: [], backend: 'https://api.example' }))

  expect(carried).toMatch(
    /^<!doctype html><html><head><meta charset="utf-8" \/><meta http-equiv="content-security-policy" content="default-src 'none'; /,
  )
  expect(carried).not.toContain('frame-ancestors')
  expect(() => carryPolicy('<html></html>', {})).toThrow('no place')
})

test('what no hash can allow stops the build', () => {
  expect(() => policyOf('index.html', '<p onclick="x()">', { styles: [], backend: '' })).toThrow('the policy forbids the onclick attribute')
})

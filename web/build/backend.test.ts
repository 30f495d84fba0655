import { expect, test } from 'vitest'
import { originOf } from './backend.ts'

test('the server is named by its origin, or not at all', () => {
  expect(originOf()).toBe('')
  expect(originOf('https://api.example/')).toBe('https://api.example')
  expect(originOf('http://127.0.0.1:3000')).toBe('http://127.0.0.1:3000')
})

test.each(['api.example', 'ws://api.example', 'https://api.example/v1', 'https://name@api.example', '*'])(
  'the build refuses %s',
  (said) => {
    expect(() => originOf(said)).toThrow('VITE_BACKEND_URL has to be an origin')
  },
)

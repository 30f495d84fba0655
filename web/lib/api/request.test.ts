import { expect, test } from 'vitest'
import { requestOf } from './request.ts'

test('a page of a list is asked for in the address', () => {
  const { address, init } = requestOf({ method: 'GET', path: '/api/feed/posts' }, { cursor: 'a b&c', limit: 20, author: undefined })

  expect(address).toBe('/api/feed/posts?cursor=a+b%26c&limit=20')
  expect(init).toEqual({ method: 'GET' })
})

test('what the path names goes there and nowhere else', () => {
  const { address, init } = requestOf({ method: 'PATCH', path: '/api/feed/posts/{postId}' }, { postId: 'a/b', content: 'Corrected' })

  expect(address).toBe('/api/feed/posts/a%2Fb')
  expect(init.body).toBe('{"content":"Corrected"}')
  expect(init.headers).toEqual({ 'content-type': 'application/json' })
})

test('emptying a field is said, leaving it alone is not', () => {
  const { init } = requestOf({ method: 'PATCH', path: '/api/feed/posts/{postId}' }, { postId: '1', link: null, content: undefined })

  expect(init.body).toBe('{"link":null}')
})

test('an act without further words has no body', () => {
  const { address, init } = requestOf({ method: 'PUT', path: '/api/feed/posts/{postId}/like' }, { postId: '7' })

  expect(address).toBe('/api/feed/posts/7/like')
  expect(init).toEqual({ method: 'PUT' })
})

test('a file travels as a form', () => {
  const file = new File(['x'], 'x-ray.png', { type: 'image/png' })

  const { init } = requestOf({ method: 'POST', path: '/api/files/images' }, { file, alt: 'Chest' })

  const form = init.body as FormData
  expect((form.get('file') as File).name).toBe('x-ray.png')
  expect(form.get('alt')).toBe('Chest')
  expect(init.headers).toBeUndefined()
})

import { expect, test, vi } from 'vitest'
import { sourcesOf } from './sources.ts'

vi.stubGlobal('window', { location: { origin: 'https://wardmates.example' } })

const url = '/files/0b5b0c6e-8f0c-4c53-9a3e-1d0a5a3f6e21.webp?until=1&sig=a'

test('a browser is offered each width that the picture has besides its own, and the picture', () => {
  expect(sourcesOf(url, { widths: [480, 1200], width: 1000 })).toEqual({ src: url, srcSet: `${url}&w=480 480w, ${url} 1000w` })
  expect(sourcesOf(url, { widths: [480], width: 512 })).toEqual({ src: url })
})

test('where one width is enough it is asked for alone, and of no picture from elsewhere', () => {
  expect(sourcesOf(url, { atWidth: 128 })).toEqual({ src: `${url}&w=128` })
  for (const other of ['https://lh3.googleusercontent.com/a', 'data:image/webp;base64,AA', 'blob:1'])
    expect(sourcesOf(other, { atWidth: 128, widths: [480], width: 900 })).toEqual({ src: other })
})

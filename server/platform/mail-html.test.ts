import { expect, test } from 'vitest'
import { asHtml } from './mail-html.ts'

const bodyOf = (text: string) => /<body[^>]*>(.*)<\/body>/s.exec(asHtml({ subject: 'A', text }))![1]!

test('what stands in the text stands in the HTML: paragraphs, lists, codes and links', () => {
  const html = bodyOf(
    'Hello Asha,\n\nYour code is:\n\n123456\n\n- one\n- two\n\nSee it here:\n\nhttps://ward.example/verification?a=1&b=2\n',
  )

  for (const words of ['Hello Asha,', '>123456<', '<li>one</li><li>two</li>']) expect(html).toContain(words)
  expect(html.match(/href="[^"]*"/g)).toEqual(['href="https://ward.example/verification?a=1&amp;b=2"'])
})

test('no word of a member becomes markup or a link, and nothing is fetched', () => {
  const html = asHtml({
    subject: '</title><script>',
    text: '<img src=x> says "go" to https://evil.example now.\n\nhttps://evil.example/ and more',
  })

  expect(html).not.toMatch(/<(?:img|script|a|link)\b|href=|\ssrc=["']|url\(/)
  expect(html).toContain('&lt;img src=x&gt; says &quot;go&quot;')
})

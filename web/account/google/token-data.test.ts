import { expect, test } from 'vitest'
import { dataOfToken } from './token-data.ts'

const base64Url = (text: string) =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
const tokenOf = (claims: object) => `head.${base64Url(JSON.stringify(claims))}.signature`

test('what Google said of a person is read from their token, in any script', () => {
  const names = { name: 'आशा राव ÿ~?', given_name: 'आशा', family_name: 'राव' }
  const person = { ...names, email: 'asha@example.org', picture: 'https://a.example/b' }
  const nothing = { name: '', given_name: '', family_name: '', email: '', picture: '' }

  const data = dataOfToken(tokenOf({ ...person, sub: '1', email_verified: true, aud: 'wardmates' }))

  expect(data).toEqual({ ...person, id: '1', verified_email: true })
  expect(dataOfToken(tokenOf({ sub: '2' }))).toEqual({ ...nothing, id: '2', verified_email: false })
})

import { expect, test } from 'vitest'
import { dataOfToken } from './token-data.ts'

const tokenOf = (claims: object) => `head.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`

test('what Google said of a person is read from their token, in any script', () => {
  const person = { sub: '1', email: 'asha@example.org', name: 'आशा राव ÿ~?', given_name: 'आशा', family_name: 'राव', picture: 'https://a.example/b' }

  const { sub, ...rest } = person
  expect(dataOfToken(tokenOf({ ...person, email_verified: true, aud: 'wardmates' }))).toEqual({ id: sub, verified_email: true, ...rest })
  expect(dataOfToken(tokenOf({ sub: '2' }))).toEqual({
    ...{ id: '2', email: '', verified_email: false, name: '' },
    ...{ given_name: '', family_name: '', picture: '' },
  })
})

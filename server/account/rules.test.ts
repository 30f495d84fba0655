import { expect, test } from 'vitest'
import { handleOf, isGuessable, mayLink, refuseGuessable } from './rules.ts'

/** Those of these passwords that are guessable. */
async function guessableOf(passwords: readonly string[], email?: string) {
  const found = await Promise.all(passwords.map((one) => isGuessable(one, email)))
  return passwords.filter((_, at) => found[at])
}

test('passwords that everybody tries first are guessable, however they are capitalised', async () => {
  const common = [
    'password',
    'Password1',
    'QWERTYUIOP',
    'iloveyou',
    'Wardmates123',
    'Stocking',
    'aaaaaaaaaa',
    '2580258025802580',
    'कखकखकखकख',
  ]
  expect(await guessableOf(common)).toEqual(common)
  expect(await isGuessable('Asha@Hospital.in', 'asha@hospital.in')).toBe(true)
})

test('of the passwords that were stolen most often, more than three thousand long enough for an account are refused', async () => {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  const longEnough = dictionary['passwords-common'].filter(({ length }) => length >= 8).slice(0, 3500)

  expect(longEnough).toHaveLength(3500)
  expect(await guessableOf(longEnough)).toEqual(longEnough)
})

test('a guessable password is refused at its field', async () => {
  const refusal = expect.objectContaining({
    code: 'COMMON_PASSWORD',
    issues: [{ path: 'password', message: expect.stringContaining('password') }],
  })

  await expect(refuseGuessable('iloveyou')).rejects.toThrow(refusal)
  await expect(refuseGuessable('asha@hospital.in', 'asha@hospital.in')).rejects.toThrow(refusal)
  await expect(refuseGuessable('turmeric lamp', 'asha@hospital.in')).resolves.toBeUndefined()
})

test('length alone makes a password acceptable: nothing has to be mixed in', async () => {
  const long = ['turmeric lamp', 'nightdutyagain', '8391 0472', 'lamp lamp at seven', 'at seven lamplamp']
  expect(await guessableOf(long, 'asha@hospital.in')).toEqual([])
})

test('a handle is the name in plain letters, without a title', () => {
  expect(handleOf('Dr. Asha Rao')).toBe('asha-rao')
  expect(handleOf('Prof. José  Álvarez-Núñez')).toBe('jose-alvarez-nunez')
  expect(handleOf('Dr')).toBe('dr')
  expect(handleOf('Chandr Adr-Rao')).toBe('chandr-adr-rao')
  expect(handleOf(`${'a'.repeat(39)} Rao`)).toBe('a'.repeat(39))
  expect(handleOf('Prof. Dr. Lt Col Asha Rao')).toBe('asha-rao')
  expect(handleOf('Sister Mary Joseph')).toBe('mary-joseph')
  expect(handleOf('王 Support')).toBe('mate')
  expect(handleOf('A'.repeat(60))).toHaveLength(40)
})

test('a handle of a name in an Indian script is written as its bearers write it', () => {
  expect(handleOf('आशा राव')).toBe('asha-rao')
  expect(handleOf('डॉ. सुनीता शर्मा')).toBe('sunita-sharma')
  expect(handleOf('सुश्री मीरा')).not.toBe('mate')
  expect(handleOf('டாக்டர் லட்சுமி')).toBe('lakshmi')
  expect(handleOf('ഡോ. ലക്ഷ്മി നായർ')).toBe('lakshmi-nayar')
  expect(handleOf('डॉक्टर साहब')).toBe('sahab')
  expect(handleOf('डोली')).toBe('doli')
})

test('Google opens an existing account only when both have seen that the email is theirs', () => {
  expect(mayLink({ emailVerified: true }, true)).toBe(true)
  expect(mayLink({ emailVerified: false }, true)).toBe(false)
  expect(mayLink({ emailVerified: true }, false)).toBe(false)
})

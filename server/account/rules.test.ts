import { expect, test } from 'vitest'
import { commonPasswords } from './passwords/common-passwords.ts'
import { handleOf, isGuessable, mayLink, refuseGuessable } from './rules.ts'

test('passwords that everybody tries first are guessable, however they are capitalised', () => {
  expect(['password', 'Password1', 'QWERTYUIOP', 'iloveyou', 'Wardmates123'].map((one) => isGuessable(one))).not.toContain(false)
  expect(['aaaaaaaaaa', '2580258025802580', 'कखकखकखकख'].map((one) => isGuessable(one))).not.toContain(false)
  expect(isGuessable('Asha@Hospital.in', 'asha@hospital.in')).toBe(true)
})

test('a guessable password is refused at its field', () => {
  const refusal = expect.objectContaining({
    code: 'COMMON_PASSWORD',
    issues: [{ path: 'password', message: expect.stringContaining('password') }],
  })

  expect(() => refuseGuessable('iloveyou')).toThrow(refusal)
  expect(() => refuseGuessable('asha@hospital.in', 'asha@hospital.in')).toThrow(refusal)
  expect(() => refuseGuessable('turmeric lamp', 'asha@hospital.in')).not.toThrow()
})

test('length alone makes a password acceptable: nothing has to be mixed in', () => {
  expect(
    ['turmeric lamp', 'nightdutyagain', '8391 0472', 'lamp lamp at seven', 'at seven lamplamp'].map((one) =>
      isGuessable(one, 'asha@hospital.in'),
    ),
  ).not.toContain(true)
})

test('the list holds only what could be asked: small letters, eight characters and more', () => {
  expect([...commonPasswords].filter((one) => one.length < 8 || one !== one.toLowerCase())).toEqual([])
  expect(commonPasswords.size).toBeGreaterThan(500)
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
  expect(handleOf('டாக்டர் லட்சுமி')).toBe('latchumi')
  expect(handleOf('ഡോ. ലക്ഷ്മി നായർ')).toBe('lakshmi-nayar')
  expect(handleOf('डॉक्टर साहब')).toBe('sahab')
  expect(handleOf('डोली')).toBe('doli')
})

test('Google opens an existing account only when both have seen that the email is theirs', () => {
  expect(mayLink({ emailVerified: true }, true)).toBe(true)
  expect(mayLink({ emailVerified: false }, true)).toBe(false)
  expect(mayLink({ emailVerified: true }, false)).toBe(false)
})

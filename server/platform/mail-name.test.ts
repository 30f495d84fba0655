import { expect, test } from 'vitest'
import { nameInMail } from './mail-name.ts'

test.each([
  ['https://evil.example/a', 'https evil. example a'],
  ['www.evil.example', 'www. evil. example'],
  ['asha@evil.example', 'asha evil. example'],
  ['Dr.Asha\r\nBcc: all', 'Dr. Asha Bcc all'],
])('%s leads nowhere in an email', (name, shown) => {
  expect(nameInMail(name)).toBe(shown)
})

test('a name that is no address keeps its letters', () => {
  expect(nameInMail('Dr. Asha K. Rao (राव), M.B.B.S.')).toBe('Dr. Asha K. Rao (राव), M. B. B. S.')
})

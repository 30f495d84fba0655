import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from './config.ts'

function aFile(text: string) {
  const folder = mkdtempSync(join(tmpdir(), 'wardmates-secret-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  writeFileSync(join(folder, 'secret'), text)
  return join(folder, 'secret')
}

test('a setting may stand in a file that another one names', () => {
  const DATABASE_URL_FILE = aFile('postgresql://ward:pass@db.example/ward\n')

  expect(readConfig({ DATABASE_URL_FILE, LOG_FILE: 'ward.log' })).toMatchObject({
    databaseUrl: 'postgresql://ward:pass@db.example/ward',
    logFile: 'ward.log',
  })
  expect(readConfig({ DATABASE_URL_FILE: '' }).databaseUrl).toBeUndefined()
})

test('a file that is not there, a setting that is there twice and a content that does not fit are told in words without the secret', () => {
  expect(() => readConfig({ SECRET_KEY_FILE: '/nowhere/at-all' })).toThrow('SECRET_KEY_FILE names a file that cannot be read: ENOENT.')
  expect(() => readConfig({ OPERATOR_TOKEN: 'x'.repeat(20), OPERATOR_TOKEN_FILE: aFile('y'.repeat(20)) })).toThrow(
    'OPERATOR_TOKEN and OPERATOR_TOKEN_FILE are both set',
  )
  expect(() => readConfig({ SECRET_KEY_FILE: aFile('short') })).toThrow(/^Settings that do not fit:\n {2}SECRET_KEY: [^\n]*$/)
})

test.each(['', '\n'])('a file that holds nothing (%j) stops the start: it would begin with a database and a key of its own', (text) => {
  for (const name of ['DATABASE_URL_FILE', 'SECRET_KEY_FILE'])
    expect(() => readConfig({ [name]: aFile(text) })).toThrow(`${name} names a file that is empty.`)
})

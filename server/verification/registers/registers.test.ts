import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect } from 'vitest'
import { test } from '#tests/support/world.ts'
import { readRegister } from './csv.ts'
import { overHttp } from './over-http.ts'
import { askRegisters, compare } from './provider.ts'
import { saveRegister, snapshot } from './snapshot.ts'

const inquiry = { council: 'kmc', councilName: null, number: 'KMC/0112093', year: 2014, name: 'Dr. Asha Rao' }

test('an imported register answers match, different or absent, with its day', async ({ world }) => {
  const { entries, faults } = readRegister('Number,Name,Year,Status\r\nKMC-112093,"Rao, Asha",2014,Active\n')
  await saveRegister(world.db, world.app.services.vault, 'kmc', '2026-10-01', entries)
  const register = snapshot(world.db)

  expect(faults).toEqual([])
  expect(await register.lookUp(inquiry)).toMatchObject({ outcome: 'match', asOf: '2026-10-01', record: { name: 'Rao, Asha' } })
  expect(await register.lookUp({ ...inquiry, number: '112093' })).toMatchObject({ outcome: 'match' })
  expect(await register.lookUp({ ...inquiry, year: 2010 })).toMatchObject({ outcome: 'different' })
  expect(await register.lookUp({ ...inquiry, number: '1' })).toMatchObject({ outcome: 'absent', asOf: '2026-10-01' })
  expect(await register.lookUp({ ...inquiry, council: 'mmc' })).toMatchObject({ outcome: 'unavailable' })
})

test('a register file that does not fit is refused line by line', () => {
  expect(readRegister('name,year\nAsha,2014').faults).toEqual(['The first line lacks the column number.'])
  expect(readRegister('number,name,year\n,Asha,2014\n12,Ravi,soon\n13,"O""Neil, R",1999').faults).toEqual([
    'Line 2 has no number.',
    'Line 3: "soon" is not a year.',
  ])
})

test('a service that fails in any way leaves the look to the reviewer', async () => {
  const answers = ['{"found":true,"name":"Asha Rao","year":2014}', '{"found":false}', 'nonsense', '']
  const server = createServer((_, response) => {
    const body = answers.shift()
    if (!body) return response.writeHead(500).end()
    response.writeHead(200, { 'content-type': 'application/json' }).end(body)
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  const ask = async (address = url) => (await askRegisters([overHttp(address, undefined)], inquiry))[0]!.outcome

  const outcomes = [await ask(), await ask(), await ask(), await ask(), await ask('http://127.0.0.1:1/')]
  server.close()

  expect(outcomes).toEqual(['match', 'absent', 'unavailable', 'unavailable', 'unavailable'])
})

test('a register’s different year and a removed name count as differences, a missing year does not', () => {
  expect(compare(inquiry, { name: 'Rao Asha', year: null, status: 'Active' }).outcome).toBe('match')
  expect(compare(inquiry, { name: 'Rao Asha', year: 2013, status: 'Removed' })).toEqual({
    outcome: 'different',
    words: 'Different in the register: year, status.',
  })
})

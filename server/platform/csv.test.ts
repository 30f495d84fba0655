import { expect, test } from 'vitest'
import { csvFile } from './csv.ts'

test('others are answered while a long table is written, and it is the same as in one piece', async () => {
  const cell = 'a "quoted" word, '.repeat(100)
  const rows = Array.from({ length: 2000 }, (_, at) => [String(at), cell])
  let turns = 0
  const count = () => {
    turns++
    waiting = setImmediate(count)
  }
  let waiting = setImmediate(count)

  const file = await csvFile('a.csv', { columns: ['No', '=Words'], rows })
  clearImmediate(waiting)

  const text = Buffer.from(await file.arrayBuffer()).toString()
  const quoted = `"${cell.replaceAll('"', '""')}"`
  expect(text).toBe(`\ufeffNo,'=Words\r\n${rows.map(([no]) => `${no},${quoted}\r\n`).join('')}`)
  expect(turns).toBeGreaterThan(10)
  expect([file.name, file.type]).toEqual(['a.csv', 'text/csv'])
})

test('a table without rows is its columns', async () => {
  expect(await (await csvFile('a.csv', { columns: ['No'], rows: [] })).text()).toBe('No\r\n')
})

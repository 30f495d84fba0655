import { readdir } from 'node:fs/promises'
import { basename } from 'node:path'
import process from 'node:process'
import type { Bench } from './support/figures.ts'

/** `npm run bench` answers every question of this folder, `npm run bench feed-page` only the named ones. */
async function main(named: string[]) {
  const files = (await readdir(import.meta.dirname)).filter((file) => file.endsWith('.ts') && file !== basename(import.meta.filename))
  const names = files.map((file) => basename(file, '.ts')).sort()
  const unknown = named.filter((name) => !names.includes(name))
  if (unknown.length > 0) throw new Error(`There is no bench named ${unknown.join(', ')}. There are: ${names.join(', ')}.`)

  let missed = 0
  for (const name of named.length > 0 ? named : names) {
    const { title, measure } = (await import(`./${name}.ts`)) as Bench
    const figures = await measure()
    missed += figures.filter((figure) => figure.holds === false).length
    print(title, figures)
  }
  process.exitCode = missed > 0 ? 1 : 0
}

function print(title: string, figures: Awaited<ReturnType<Bench['measure']>>) {
  const rows = figures.map(({ what, measured, bar = '', holds }) => [
    what,
    measured,
    bar,
    holds === undefined ? '' : holds ? 'holds' : 'MISSED',
  ])
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column]!.length)))
  console.log(`\n${title}`)
  for (const row of rows) console.log(`  ${row.map((cell, column) => cell.padEnd(widths[column]!)).join('  ')}`.trimEnd())
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})

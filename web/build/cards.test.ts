import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawCard } from './cards.ts'
import { linesOf, outlined } from './lettering.ts'

const at = { x: 0, y: 0 }

test('a card is as large as those who show links want it, and light', async () => {
  const card = await drawCard({ title: 'About · Wardmates', description: 'Why Wardmates exists.' })

  expect(await sharp(card).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
  expect(card.length).toBeLessThan(60_000)
})

test('each page has a card of its own, and the name of the house is not in its title', async () => {
  const page = { title: 'About · Wardmates', description: 'Why Wardmates exists.' }

  const [about, alike, terms] = await Promise.all([
    drawCard(page),
    drawCard({ ...page, title: 'About' }),
    drawCard({ ...page, title: 'Terms' }),
  ])

  expect(alike.equals(about)).toBe(true)
  expect(terms.equals(about)).toBe(false)
})

test('words stand in lines that fit, and more of them than fit are cut with a sign', () => {
  const lines = linesOf('one two three four five six seven eight nine ten', 40, 300, 2)

  expect(lines).toHaveLength(2)
  expect(lines[0]!.startsWith('one two')).toBe(true)
  expect(lines[1]).toMatch(/ …$/)
  expect(linesOf('one two', 40, 3000, 2)).toEqual(['one two'])
})

test('letters of both scripts are drawn, and put together as their language wants it', () => {
  const width = (text: string) => outlined(text, 40, at).width

  expect(outlined('पूरा देश, एक ही वार्ड में', 40, at).outlines).not.toMatch(/NaN|^$/)
  expect(width('देश Wardmates')).toBeGreaterThan(width('देश') + width('Wardmates'))
  expect(width('क्ष')).toBeLessThan(width('क') + width('ष'))
})

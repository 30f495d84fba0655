import { expect, test } from 'vitest'
import { sharedDraft } from './shared-draft.ts'

const nothing = { title: '', text: '', url: '' }

test('a page that is shared becomes its title and a link, wherever its address stands', () => {
  const url = 'https://www.bmj.com/content/1?x=2'
  const draft = { text: 'Sepsis in 2026', link: url }
  expect(sharedDraft({ title: 'Sepsis in 2026', text: '', url })).toEqual(draft)
  expect(sharedDraft({ title: 'Sepsis in 2026', text: url, url: '' })).toEqual(draft)
  expect(sharedDraft({ title: 'Sepsis in 2026', text: `Sepsis in 2026 ${url}`, url: '' })).toEqual(draft)
})

test('words alone stay words, and what is no web address is not lost', () => {
  expect(sharedDraft({ ...nothing, text: ' A line \n and another ' })).toEqual({ text: 'A line \n and another', link: '' })
  expect(sharedDraft({ ...nothing, title: 'Number', url: 'tel:+911' })).toEqual({ text: 'Number\n\ntel:+911', link: '' })
  expect(sharedDraft(nothing)).toEqual({ text: '', link: '' })
})

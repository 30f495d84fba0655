import type { Page } from '@playwright/test'
import { expect, type JourneyWorld } from './world.ts'

/** Names, examples and terms that stand in Latin letters in Hindi too, and what each language calls itself. */
const STAYS =
  /Wardmates|Doxy AI|Google|ORCID(?: iD)?|HPR|\bQR\b|WhatsApp|LinkedIn|\bX\b|English|LPA|ST elevation|wire crossing|primary PCI|V2–V3|PDF|JPEG|PNG|WebP|AVIF|GIF|MP4|WebM|MOV|Word|Excel|PowerPoint|CSV|TLS|https|@doxy|DoxyAI|MB|DOI|iPhone|iPad|\b[ap]m\b|alt\+T|[\w.@-]+@[\w.-]+|Dr\. [\w ]+/g

/** What somebody reads or hears on a page in Latin letters, but for what stands so in any language, and for `written`: names, and what members wrote. */
export const inEnglish = (page: Page, written: readonly string[] = []) =>
  page
    .evaluate(() => {
      const isShown = (element: Element | null) => element?.checkVisibility({ visibilityProperty: true }) === true
      const found: string[] = []
      const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      while (walk.nextNode()) if (isShown(walk.currentNode.parentElement)) found.push(walk.currentNode.textContent ?? '')
      for (const element of document.querySelectorAll('[aria-label], [placeholder], [alt], [title]'))
        if (isShown(element)) for (const name of ['aria-label', 'placeholder', 'alt', 'title']) found.push(element.getAttribute(name) ?? '')
      return [document.title, ...found]
    })
    .then((texts) =>
      texts
        .map((text) => [...written, STAYS].reduce<string>((left, stays) => left.replaceAll(stays, ''), text).trim())
        .filter((text) => /[A-Za-z]{2}/.test(text)),
    )

/** Expects that what stands there now is all in Hindi but for `written`, fits, and can be used by everybody. */
export async function isAllInHindi(world: JourneyWorld, page: Page, written: readonly string[], what: string) {
  await expect.poll(() => inEnglish(page, written), what).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), what).toBe(0)
  await world.axe(page)
}

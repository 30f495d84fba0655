import { Refusal } from '#contract/errors.ts'
import { PAGE_SIZE, type Page } from '#contract/page.ts'

/** The number behind which the next page begins. */
export function numberOf(cursor: string): number {
  if (!/^\d{1,9}$/.test(cursor))
    throw new Refusal('BAD_INPUT', { issues: [{ path: 'cursor', message: 'This is not the start of a page.' }] })
  return Number(cursor)
}

/** A page of documents from one row more than it shows. */
export function pageByNumber<Item extends { no: number }>(rows: readonly Item[]): Page<Item> {
  const items = rows.slice(0, PAGE_SIZE)
  return { items, next: rows.length > PAGE_SIZE ? String(items.at(-1)!.no) : null }
}

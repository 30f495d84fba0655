import type { Source } from './house.ts'

const MARKS = /<(\/?)(ul|ol|SheetList|QueryList)\b(\s+inList\b)?/g

/** Lists of a query within a `ul` or `ol` that do not say so first: what loads or failed would be no row of it. */
export function notInRows({ path, text }: Source): string[] {
  const found: string[] = []
  let depth = 0
  for (const { 1: closes, 2: tag, 3: inList, index } of text.matchAll(MARKS)) {
    if (tag !== 'QueryList') depth += closes ? -1 : 1
    else if (!closes && depth > 0 !== (inList !== undefined)) found.push(`${path}:${text.slice(0, index).split('\n').length}`)
  }
  return found
}

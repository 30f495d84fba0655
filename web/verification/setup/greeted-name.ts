const TITLE = /^(?:dr|prof|mr|mrs|ms|shri|smt)(?:\.\s*|\s+)/i

/** A name without the titles before it, and the first word of it, by which somebody is greeted. */
export function greetedName(fullName: string): { whole: string; first: string } {
  let whole = fullName.trim()
  while (TITLE.test(whole)) whole = whole.replace(TITLE, '')
  whole ||= fullName.trim()
  return { whole, first: whole.split(/\s+/)[0]! }
}

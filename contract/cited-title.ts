/** What stands before the title of a work that our editors tell of: their note was read, not the work. */
export const NOTE_ON = 'Wardmates note on:'

/** The heading of what our editors add for practice in India, which no paper says. */
export const EDITORS_COMMENT = "Editors' comment for India"

type Work = { title: string; isNote: boolean }

/** The name under which an answer or a check cites a work. */
export const citedTitle = ({ title, isNote }: Work): string => {
  const name = title.trim() || 'Research Article'
  return isNote ? `${NOTE_ON} ${name}` : name
}

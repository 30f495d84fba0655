import { writtenIn } from '../../lib/language/written-in.ts'

export const ANNOUNCER_ID = 'announcer'

/** Says something to people who listen to the page, in the language that it is in. The shell holds the quiet region it is written into. */
export function announce(words: string) {
  const region = document.getElementById(ANNOUNCER_ID)
  if (!region) return
  // Emptied first, so that the same words are said again.
  region.textContent = ''
  setTimeout(() => {
    region.lang = writtenIn(words)
    region.textContent = words
  }, 60)
}

import type { Handle } from './people.ts'

/** What a new member finds among their messages where the sample community lives, and who writes it. Nobody signs in as that person. */
export const welcome: { by: Handle; texts: readonly string[] } = {
  by: 'kavya-reddy',
  texts: [
    'Welcome to Wardmates. I am one of the sample members that this installation begins with, so that your first day is not an empty ward.',
    'Your first steps stand on your home page. Look for colleagues under Mates, and ask Doxy AI about a guideline or a paper.',
    'Nobody reads what you answer here. For your own mates there is the pen above this list.',
  ],
}

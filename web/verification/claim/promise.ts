/** How long a decision may take; the line never breaks inside it. */
export const promise = '24–\u206048\u00a0hours'

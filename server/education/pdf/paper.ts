/** A text to print: a title and lines under it. */
export type Paper = { title: string; lines: { text: string; bold?: boolean /** Begins a new part. */; gap?: boolean }[] }

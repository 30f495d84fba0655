/** A text to print: a title and lines under it. */
export type Paper = { title: string; lines: PaperLine[] }
export type PaperLine = {
  text: string
  bold?: boolean
  /** Stands at the end of the line, such as its dates. */
  aside?: string
  /** Begins a new part. */
  gap?: boolean
  /** The name of a part, over a rule. */
  heading?: boolean
}

import { hashtagsIn } from '#contract/hashtags.ts'
import { mentionsIn } from '#contract/mentions.ts'

/** A place in a text that leads somewhere: to a topic, or to a member by their handle. */
export type Mark = { index: number; length: number; topic?: string; handle?: string }

/** Where a text names topics, and those members of whom the server says that it mentions them. */
export const marksIn = (text: string, mentioned: readonly string[]): Mark[] => [
  ...hashtagsIn(text).map(({ topic, index }) => ({ index, length: topic.length, topic })),
  ...mentionsIn(text).filter(({ handle }) => mentioned.includes(handle)),
]

/** A text in pieces: the marked ones, and the words between them. Of two marks that overlap the first holds. */
export function cutAt<Place extends Mark>(text: string, marks: readonly Place[]): { text: string; mark?: Place }[] {
  const pieces: { text: string; mark?: Place }[] = []
  let from = 0
  for (const mark of marks.toSorted((a, b) => a.index - b.index)) {
    if (mark.index < from) continue
    const end = mark.index + mark.length
    pieces.push({ text: text.slice(from, mark.index) }, { text: text.slice(mark.index, end), mark })
    from = end
  }
  return [...pieces, { text: text.slice(from) }].filter((piece) => piece.text !== '')
}

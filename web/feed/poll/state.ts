import type { LiveEvents } from '#contract/live-events.ts'
import type { Poll } from '#contract/poll.ts'

type Word = LiveEvents['post_now']['poll']

/** Of two states of a poll the later one: an answer may have been asked for before a vote that is known of. */
export const laterOf = (held: Poll | null, fresh: Poll | null) => (held && fresh && held.version > fresh.version ? held : fresh)

/** A poll after word of its total. */
export const withWord = (poll: Poll | null, word: Word) =>
  poll && word && !poll.counts && poll.version < word.version ? { ...poll, ...word } : poll

/** Whether the votes for each option are others than are shown: the line does not say them. */
export const isBehind = (poll: Poll | null, word: Word) => poll?.counts && word && poll.version < word.version

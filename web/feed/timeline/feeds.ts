import { createContext } from 'react'
import type { FeedShow } from '#contract/feed.ts'
import { FOR_YOU_RULE } from '#contract/limits.ts'

type Feed = { show: FeedShow; title: string; label: string; rule: string }

/** The feeds that one may look at, each with what decides there. */
export const feeds: readonly Feed[] = [
  { show: 'for_you', title: 'For You', label: 'For you', rule: FOR_YOU_RULE },
  { show: 'newest', title: 'Newest', label: 'Newest', rule: 'Newest first, without what you have hidden or muted.' },
  { show: 'mates', title: 'Mates', label: 'Mates', rule: 'Posts by your mates and you, newest first.' },
]

export const feedOf = (show: FeedShow) => feeds.find((feed) => feed.show === show)!

/** The feed that a post is read in; none where it stands for another reason. */
export const ReadIn = createContext<FeedShow | undefined>(undefined)

import { createContext, type ReactNode } from 'react'
import type { MemberCard } from '#contract/profile.ts'

/** Draws the answer to somebody who asks to be a mate; mates are a room above this one, so whoever joins the rooms hands it in. */
export const RequestAnswerContext = createContext<(asker: MemberCard) => ReactNode>(() => null)

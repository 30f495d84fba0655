import { createContext, useContext } from 'react'
import type { Mate } from '#contract/mates.ts'

/** The dialog that a card asks for. */
export type OpenMate = { kind: 'profile' | 'remove' | 'block'; mate: Mate }

export const OpenMateContext = createContext<(open: OpenMate) => void>(() => undefined)

/** Opens a dialog about a member; the page draws it once for all its lists. */
export const useOpenMate = () => useContext(OpenMateContext)

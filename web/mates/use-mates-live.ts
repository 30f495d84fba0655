import { useLive } from '../lib/live.ts'
import { rereadMates } from './queries.ts'

const heard = { mates_changed: () => void rereadMates() }
const onGap = () => void rereadMates()

/** Keeps the lists true while they are shown, whoever moves. */
export const useMatesLive = () => useLive(heard, onGap)

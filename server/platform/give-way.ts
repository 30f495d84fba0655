import { getPriority, setPriority } from 'node:os'

/**
 * Has this thread or process, or another one by its number, give way to others by so much. What was started to give way further stays as it is: an ordinary user may not take
 * that back, and whoever started it wanted it.
 */
export function giveWay(priority: number, thread = 0) {
  if (getPriority(thread) < priority) setPriority(thread, priority)
}

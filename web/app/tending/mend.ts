import { say } from '../../lib/language/say.ts'
import { doubtLine, lineIsUp, onLineBack } from '../../lib/line.ts'
import { toast } from '../../ui/status/toast.ts'
import { renew } from './release.ts'

const TOAST = 'missing-part'

const waiting = new Set<() => void>()

function askAgain() {
  for (const ask of waiting) ask()
}

/** Comes when somebody presses "Try again" or the line has returned. */
function nextTry() {
  toast.error(say('This part could not be loaded.'), {
    id: TOAST,
    description: lineIsUp() ? undefined : say('It comes when the connection is back.'),
    duration: Number.POSITIVE_INFINITY,
    action: { label: say('Try again'), onClick: askAgain },
  })
  return new Promise<void>((resolve) => {
    const ask = () => {
      stop()
      waiting.delete(ask)
      resolve()
    }
    const stop = onLineBack(ask)
    waiting.add(ask)
  })
}

/** False where a page was asked for and none stands yet, so that there is nothing to keep. */
const pageStands = () => document.querySelector('main:not([aria-busy="true"]:empty)') !== null

/**
 * Gets a part that could not be fetched. The page that stands keeps standing meanwhile: a newer release is asked for, not guessed, and
 * without a line the part comes when it is back. Throws where the server answers, has no such part, and no page stands.
 */
export async function mend<Part>(fetch: () => Promise<Part>): Promise<Part> {
  doubtLine()
  const release = await renew()
  try {
    // One request may be lost on a good line; and without one the program may be kept where only its styles are not.
    return await fetch()
  } catch (error) {
    if (release === 'same' && !pageStands()) throw error
  }
  for (;;) {
    await nextTry()
    try {
      const part = await fetch()
      if (waiting.size === 0) toast.dismiss(TOAST)
      return part
    } catch {
      doubtLine()
    }
  }
}

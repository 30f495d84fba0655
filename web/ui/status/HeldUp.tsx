import { useSay } from '../../lib/language/say.ts'

export const HELD_UP = 'Not sent yet. It goes by itself when the connection is back.'

/** Says that a press is kept until it can be sent. */
export function HeldUp() {
  const say = useSay()
  return (
    <p className="meta" role="status">
      {say(HELD_UP)}
    </p>
  )
}

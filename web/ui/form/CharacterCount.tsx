import { useSay } from '../../lib/language/say.ts'
import styles from './CharacterCount.module.css'

/** Near the limit the writer sees it; before that a number would only be noise. */
const NEAR = 200

/** How many characters are left, once that begins to matter. */
export function CharacterCount({ text, max }: { text: string; max: number }) {
  const say = useSay()
  const left = max - text.trim().length
  return (
    <span className={styles.left} data-over={left < 0 || undefined} role="status">
      {left <= NEAR && (left < 0 ? say('{count} too many', { count: -left }) : say('{count} left', { count: left }))}
    </span>
  )
}

import { useState } from 'react'
import { say } from '../../lib/language/say.ts'
import styles from './LineStatus.module.css'
import { holdsText } from './release.ts'
import { takeUpdate } from './update.ts'

/** Says that a newer version waits. It comes at a press alone, and where something is typed at a second one. */
export function UpdateStrip() {
  const [isDoubted, setDoubted] = useState(false)
  const press = () => {
    if (!isDoubted && holdsText()) setDoubted(true)
    else takeUpdate()
  }
  return (
    <p className={styles.status}>
      {isDoubted ? say('You have unsent text here.') : say('A new version is ready.')}
      <button type="button" className={styles.act} onClick={press}>
        {isDoubted ? say('Update anyway') : say('Update')}
      </button>
    </p>
  )
}

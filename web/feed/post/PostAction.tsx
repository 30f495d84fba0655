import type { ComponentProps } from 'react'
import styles from './PostAction.module.css'

/** A quiet counter at the foot of an entry. Give `aria-pressed` to one that stays on, `aria-expanded` to one that opens something. */
export const PostAction = (props: Omit<ComponentProps<'button'>, 'className'>) => (
  <button type="button" className={styles.action} {...props} />
)

import type { ComponentProps } from 'react'
import styles from './Chip.module.css'

/** A choice among several. Give `aria-pressed` when it stays chosen. */
export const Chip = (props: Omit<ComponentProps<'button'>, 'className'>) => <button type="button" className={styles.chip} {...props} />

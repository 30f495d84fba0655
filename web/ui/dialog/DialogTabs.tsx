import type { ComponentProps } from 'react'
import { Tabs } from '../layout/Tabs.tsx'
import styles from './DialogTabs.module.css'

/** Tabs that fill a dialog: the row hangs under its head and stays there. */
export const DialogTabs = (props: ComponentProps<typeof Tabs>) => (
  <div className={styles.sections}>
    <Tabs {...props} />
  </div>
)

import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { plusDays, weekWords } from './days.ts'
import styles from './Locum.module.css'

/** Which week is shown, and the ones before and after it. */
export const WeekHead = ({ monday, onGo, children }: { monday: string; onGo: (monday: string) => void; children?: ReactNode }) => (
  <div className={styles.weekHead}>
    <span className={styles.steps}>
      <IconButton label="Week before" onClick={() => onGo(plusDays(monday, -7))}>
        <ChevronLeft />
      </IconButton>
      <IconButton label="Week after" onClick={() => onGo(plusDays(monday, 7))}>
        <ChevronRight />
      </IconButton>
    </span>
    <h2>{weekWords(monday)}</h2>
    {children}
  </div>
)

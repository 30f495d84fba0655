import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { Count } from '../badge/Badge.tsx'
import { nextOf } from '../menu/roving.ts'
import styles from './Tabs.module.css'

type Tab = {
  id: string
  label: string
  /** How many wait there. */
  count?: number | undefined
  panel: ReactNode
}

type TabsProps = {
  /** Names the row of tabs. */
  label: string
  tabs: Tab[]
  /** Chosen from outside; without it the tabs keep their own choice. */
  selected?: string
  onSelect?: (id: string) => void
}

/** A row that is wider than the screen shows the chosen tab. */
function showInRow(tab: HTMLElement | null) {
  const row = tab?.parentElement
  if (row) row.scrollLeft = tab.offsetLeft + (tab.offsetWidth - row.clientWidth) / 2
}

/** Tabs with arrow keys, Home and End; the chosen panel alone is drawn. */
export function Tabs({ label, tabs, selected, onSelect }: TabsProps) {
  const base = useId()
  const row = useRef<HTMLDivElement>(null)
  const [own, setOwn] = useState(tabs[0]?.id)
  const chosen = tabs.find(({ id }) => id === (selected ?? own)) ?? tabs[0]
  if (!chosen) return null

  const choose = (id: string) => {
    setOwn(id)
    onSelect?.(id)
  }

  const move = (event: KeyboardEvent) => {
    const to = nextOf(event.key, tabs.indexOf(chosen), tabs.length, 'across')
    if (to === undefined) return
    event.preventDefault()
    choose(tabs[to]!.id)
    row.current?.querySelectorAll<HTMLElement>('[role=tab]')[to]?.focus()
  }

  return (
    <>
      <div ref={row} className={styles.tabs} role="tablist" aria-label={label} onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            ref={tab === chosen ? showInRow : undefined}
            type="button"
            role="tab"
            id={`${base}-${tab.id}-tab`}
            aria-controls={tab === chosen ? `${base}-${tab.id}` : undefined}
            aria-selected={tab === chosen}
            tabIndex={tab === chosen ? 0 : -1}
            onClick={() => choose(tab.id)}
          >
            {tab.label}
            {tab.count ? (
              <>
                {' '}
                <span className="vh">({tab.count} waiting)</span>
                <Count value={tab.count} />
              </>
            ) : null}
          </button>
        ))}
      </div>
      <div key={chosen.id} role="tabpanel" id={`${base}-${chosen.id}`} aria-labelledby={`${base}-${chosen.id}-tab`}>
        {chosen.panel}
      </div>
    </>
  )
}

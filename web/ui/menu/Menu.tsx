import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Link } from '../../lib/router.tsx'
import { IconButton } from '../button/IconButton.tsx'
import styles from './Menu.module.css'
import { isOnScreen, placeBelow } from './place.ts'
import { nextOf } from './roving.ts'
import { typeahead } from './typeahead.ts'

export type MenuItem = {
  label: string
  icon?: ReactNode
  tone?: 'plain' | 'danger'
} & ({ onSelect: () => void; to?: undefined } | { to: string; onSelect?: undefined })

type MenuProps = {
  /** Names the button and the menu. */
  label: string
  icon: ReactNode
  items: MenuItem[]
  onOpen?: () => void
}

/** A button that opens a few choices. Only the button is drawn until it is pressed, so a feed may hold one in every row. */
export function Menu({ label, icon, items, onOpen }: MenuProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [start, setStart] = useState<'first' | 'last' | undefined>()

  const open = (at: typeof start) => {
    setStart(at)
    onOpen?.()
  }
  const close = (refocus = true) => {
    setStart(undefined)
    if (refocus) button.current?.focus()
  }

  return (
    <>
      <IconButton
        ref={button}
        label={label}
        aria-haspopup="menu"
        aria-expanded={start !== undefined}
        aria-controls={start ? id : undefined}
        onClick={() => (start ? close() : open('first'))}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
          event.preventDefault()
          open(event.key === 'ArrowDown' ? 'first' : 'last')
        }}
      >
        {icon}
      </IconButton>
      {start && <OpenMenu id={id} label={label} items={items} start={start} button={button.current!} onClose={close} />}
    </>
  )
}

type OpenMenuProps = {
  id: string
  label: string
  items: MenuItem[]
  start: 'first' | 'last'
  button: HTMLElement
  onClose: (refocus?: boolean) => void
}

function OpenMenu({ id, label, items, start, button, onClose }: OpenMenuProps) {
  const list = useRef<HTMLDivElement>(null)
  const [seek] = useState(typeahead)
  const rows = () => [...(list.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])]

  // biome-ignore lint/correctness/useExhaustiveDependencies: the menu is placed once, when it opens
  useEffect(() => {
    const element = list.current!
    element.showPopover()
    placeBelow(button, element)
    rows()
      .at(start === 'first' ? 0 : -1)
      ?.focus()

    const outside = (event: Event) => {
      const at = event.target as Node
      if (!element.contains(at) && !button.contains(at)) onClose(false)
    }
    // The menu stays with its button, and goes when the button leaves the screen.
    const follow = () => (isOnScreen(button) ? placeBelow(button, element) : onClose(false))
    document.addEventListener('pointerdown', outside, true)
    window.addEventListener('resize', follow)
    window.addEventListener('scroll', follow, true)
    return () => {
      document.removeEventListener('pointerdown', outside, true)
      window.removeEventListener('resize', follow)
      window.removeEventListener('scroll', follow, true)
    }
  }, [])

  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape' || event.key === 'Tab') {
      if (event.key === 'Escape') event.preventDefault()
      event.stopPropagation()
      return onClose()
    }
    const all = rows()
    const at = all.indexOf(document.activeElement as HTMLElement)
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const to =
      nextOf(event.key, at, all.length, 'down') ??
      seek(
        event.key,
        at,
        items.map(({ label }) => label),
      )
    if (to === undefined) return
    event.preventDefault()
    all[to]?.focus()
  }

  return (
    <div ref={list} id={id} className={styles.menu} popover="manual" role="menu" aria-label={label} tabIndex={-1} onKeyDown={press}>
      {items.map(({ label, icon, tone, to, onSelect }) =>
        to !== undefined ? (
          <Link key={label} role="menuitem" tabIndex={-1} to={to} onClick={() => onClose()}>
            {icon}
            {label}
          </Link>
        ) : (
          <button
            key={label}
            type="button"
            role="menuitem"
            tabIndex={-1}
            data-tone={tone}
            onClick={() => {
              onClose()
              onSelect()
            }}
          >
            {icon}
            {label}
          </button>
        ),
      )}
    </div>
  )
}

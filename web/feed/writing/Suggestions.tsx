import { type RefObject, useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import type { Id } from '#contract/page.ts'
import { pluralize } from '../../lib/count.ts'
import { announce } from '../../ui/status/announce.ts'
import { letterAt, placeAt } from './caret.ts'
import { Offer } from './Offer.tsx'
import styles from './Suggestions.module.css'
import { type Choice, useSuggested } from './suggested.ts'
import { useTyped } from './use-typed.ts'
import { writeInto } from './write-into.ts'

type SuggestionsProps = {
  area: RefObject<HTMLTextAreaElement | null>
  /** The post under which is written; Doxy AI can be asked there. */
  postId?: Id | undefined
}

/** What stands close behind a word. */
const PUNCTUATION = /[.,;:!?)]/
const HOW = 'Arrow keys move, Enter takes one, Escape closes.'

/** Topics and members to choose from while a sign is typed. The field keeps the focus and names the one that is marked. */
export default function Suggestions({ area, postId }: SuggestionsProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const { typed, dismiss } = useTyped(area)
  const choices = useSuggested(typed, postId)
  const [marked, setMarked] = useState({ of: '', at: 0 })
  const of = `${typed?.sign}${typed?.query}`
  const at = Math.min(marked.of === of ? marked.at : 0, choices.length - 1)
  const count = choices.length
  const isOpen = typed !== undefined && count > 0
  /** Where the caret stands behind the space that came with a choice. */
  const behindSpace = useRef<number>(undefined)
  const optionId = (index: number) => `${id}-${index}`

  const take = ({ insert }: Choice) => {
    const field = area.current
    if (!field || !typed) return
    const next = field.value[typed.to] ?? ''
    if (PUNCTUATION.test(next)) {
      dismiss()
      return writeInto(field, insert, typed.from, typed.to)
    }
    writeInto(field, `${insert} `, typed.from, next === ' ' ? typed.to + 1 : typed.to)
    behindSpace.current = field.selectionStart
  }

  const press = useEffectEvent((event: KeyboardEvent) => {
    const choice = choices[at]
    if (!choice || !typed || event.isComposing || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const takes = event.key === 'Enter' || event.key === 'Tab'
    // What is typed in full already leaves the key its own meaning.
    if (takes && choice.insert.toLowerCase() === of.toLowerCase()) return dismiss()
    if (!step && !takes && event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    if (step) setMarked({ of, at: (at + step + count) % count })
    else if (takes) take(choice)
    else dismiss()
  })

  useEffect(() => {
    const field = area.current
    // Whoever types a space behind a word finds it there already.
    const write = (event: InputEvent) => {
      const isBehind = field?.selectionStart === behindSpace.current && field?.selectionEnd === behindSpace.current
      if (event.data === ' ' && isBehind) event.preventDefault()
      behindSpace.current = undefined
    }
    field?.addEventListener('keydown', press)
    field?.addEventListener('beforeinput', write)
    return () => {
      field?.removeEventListener('keydown', press)
      field?.removeEventListener('beforeinput', write)
    }
  }, [area])

  // The field is its owner's: this is what it says as long as something is offered.
  useEffect(() => {
    const field = area.current
    if (!field || count === 0) return
    field.setAttribute('aria-autocomplete', 'list')
    field.setAttribute('aria-controls', id)
    field.setAttribute('aria-activedescendant', `${id}-${at}`)
    return () => {
      for (const name of ['aria-autocomplete', 'aria-controls', 'aria-activedescendant']) field.removeAttribute(name)
    }
  }, [area, id, at, count])

  useEffect(() => {
    if (count > 0) announce(`${pluralize(count, 'suggestion')}. ${HOW}`)
  }, [count])

  useEffect(() => {
    list.current?.children[at]?.scrollIntoView({ block: 'nearest' })
  }, [at])

  // biome-ignore lint/correctness/useExhaustiveDependencies: with the choices its height changes
  useLayoutEffect(() => {
    const [field, box] = [area.current, list.current]
    if (!field || !box || !typed || !isOpen) return
    const place = () => placeAt(letterAt(field, typed.from), box)
    box.showPopover()
    place()
    const seen = window.visualViewport
    seen?.addEventListener('resize', place)
    window.addEventListener('scroll', place, true)
    return () => {
      seen?.removeEventListener('resize', place)
      window.removeEventListener('scroll', place, true)
    }
  }, [area, typed, isOpen, choices])

  if (!isOpen) return null
  return (
    <div
      ref={list}
      id={id}
      className={styles.list}
      popover="manual"
      role="listbox"
      aria-label={typed.sign === '#' ? 'Topics' : 'People to mention'}
    >
      {choices.map((choice, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: keys are pressed in the field, which keeps the focus
        <div
          key={choice.insert}
          id={optionId(index)}
          role="option"
          tabIndex={-1}
          aria-selected={index === at}
          className={styles.option}
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onPointerMove={() => setMarked({ of, at: index })}
          onClick={() => take(choice)}
        >
          <Offer choice={choice} />
        </div>
      ))}
    </div>
  )
}

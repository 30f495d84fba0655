import { type RefObject, useEffect } from 'react'
import { countOf, kindsOf } from '../../doxy/chat/composer/removed.ts'
import { Button } from '../../ui/button/Button.tsx'
import { announce } from '../../ui/status/announce.ts'
import { BeforeSending } from './BeforeSending.tsx'
import styles from './IdentifierNote.module.css'
import { type Looked, scan } from './scan.ts'
import type { Found } from './scanned.ts'
import { writeInto } from './write-into.ts'

type IdentifierNoteProps = {
  area: RefObject<HTMLTextAreaElement | null>
  found: Found
  /** It kept something from being sent: whoever pressed is led here. */
  isHeld: boolean
  send: string
  onSend: () => void
}

const SHOWN = 5

/** A text that cannot be looked through anew, without what was found before. */
const withoutPieces = (text: string, { pieces }: Found) => pieces.reduce((rest, [said, label]) => rest.replaceAll(said, label), text)

/** What in a text could tell who a patient is, before it is sent, and what would stand in its place. Both ways are open. */
export default function IdentifierNote({ area, found, isHeld, send, onSend }: IdentifierNoteProps) {
  const what = kindsOf(found.removed)
  const more = found.pieces.length - SHOWN

  useEffect(() => announce(`This may identify a patient: ${what}.`), [what])

  const hide = async () => {
    const field = area.current
    if (!field) return
    // More may have been typed since, and meanwhile.
    let said: string
    let looked: Looked | undefined
    do {
      said = field.value
      looked = await scan(said)
    } while (field.value !== said)
    writeInto(field, looked ? (looked.found?.text ?? said) : withoutPieces(said, found), 0, said.length)
    field.focus()
  }

  const acts = (
    <>
      <Button size="small" tone="outline" onClick={hide}>
        {countOf(found.removed) === 1 ? 'Hide it' : 'Hide these'}
      </Button>
      <Button size="small" tone="quiet" onClick={onSend}>
        {send} as it is
      </Button>
    </>
  )

  return (
    <BeforeSending label="Before you send" isHeld={isHeld} acts={acts}>
      <b>This may identify a patient.</b> Hiding takes out {what}:
      <ul className={styles.pieces}>
        {found.pieces.slice(0, SHOWN).map(([said, label], at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same words may stand in a text twice
          <li key={at}>
            <del>{said}</del> becomes {label}
          </li>
        ))}
        {more > 0 && <li>and {more} more</li>}
      </ul>
      <span className="meta">Only the words in this field were looked through.</span>
    </BeforeSending>
  )
}

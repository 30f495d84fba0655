import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { type Looked, scan, scanToSend } from './scan.ts'

/** What was found in a text, if it could be looked through; `isHeld` where its writer was about to send it. */
type Known = { of: string; looked: Looked | undefined; isHeld?: boolean }

const PAUSE_MS = 300

const saidIn = (looked: Looked | undefined) => JSON.stringify(looked?.found?.pieces)

export type Scan = ReturnType<typeof useScan>

/** What could identify a patient in what is being written. What was found is seen by its writer before it goes, once. */
export function useScan(area: RefObject<HTMLTextAreaElement | null>, written: string) {
  const text = written.trim()
  const [known, setKnown] = useState<Known>()
  const [isBusy, setBusy] = useState(false)
  const asked = useRef<string>(undefined)
  // What is written anew is seen anew.
  if (text === '' && known) setKnown(undefined)
  const send = () => area.current?.form?.requestSubmit()

  /** A text that was to be sent has been looked through: it goes, unless there is something that its writer has not seen yet. */
  const decide = useEffectEvent((of: string, looked: Looked | undefined) => {
    if (asked.current !== of) return
    asked.current = undefined
    setBusy(false)
    const isHeld = looked?.found !== undefined && saidIn(looked) !== saidIn(known?.looked)
    setKnown({ of, looked, isHeld })
    // Drawn first: whoever sends asks again, and then it is known.
    if (!isHeld) setTimeout(send)
  })

  useEffect(() => {
    if (text === '') return
    // Where its writer waits for the answer, this is it; what holds a text already goes on holding it.
    const know = (looked: Looked | undefined) => {
      if (asked.current === text) decide(text, looked)
      else setKnown((was) => (was?.isHeld && was.of === text ? was : { of: text, looked }))
    }
    const timer = setTimeout(() => void scan(text).then(know), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])

  /** Asked when it is to be sent: false where its writer has to see something first, or the answer is not there yet. */
  const mayGo = () => {
    if (text === '' || known?.of === text) return true
    if (asked.current !== text) {
      asked.current = text
      setBusy(true)
      void scanToSend(text).then((looked) => decide(text, looked))
    }
    return false
  }

  return {
    mayGo,
    isBusy,
    send,
    found: known?.looked?.found,
    isHeld: known?.isHeld ?? false,
    isUnseen: known !== undefined && !known.looked,
  }
}

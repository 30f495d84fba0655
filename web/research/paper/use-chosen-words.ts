import { type RefObject, useEffect, useState } from 'react'
import { QUOTE_AROUND_MAX } from '#contract/limits.ts'
import type { ChosenQuote } from '../comments/drafts.ts'
import { squeeze } from './marks.ts'

/** A finger takes the selection away before its press arrives. */
const PRESS_MS = 400

/** The words that are selected within an element, with what stands right before and after them. */
export function useChosenWords(within: RefObject<HTMLElement | null>) {
  const [chosen, setChosen] = useState<ChosenQuote>()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      const selection = document.getSelection()
      const range = selection?.rangeCount ? selection.getRangeAt(0) : undefined
      const quote = range && within.current?.contains(range.commonAncestorContainer) ? quoteIn(within.current, range) : undefined
      clearTimeout(timer)
      if (quote) setChosen(quote)
      else timer = setTimeout(() => setChosen(undefined), PRESS_MS)
    }
    document.addEventListener('selectionchange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('selectionchange', look)
    }
  }, [within])
  return chosen
}

function quoteIn(element: HTMLElement, { startContainer, startOffset, endContainer, endOffset }: Range) {
  const [before, chosen, after] = [document.createRange(), document.createRange(), document.createRange()]
  before.setStart(element, 0)
  before.setEnd(startContainer, startOffset)
  chosen.setStart(startContainer, startOffset)
  chosen.setEnd(endContainer, endOffset)
  after.selectNodeContents(element)
  after.setStart(endContainer, endOffset)
  return quoteOf(before.toString(), chosen.toString(), after.toString())
}

/** Nothing where no words are among it. */
export function quoteOf(before: string, chosen: string, after: string): ChosenQuote | undefined {
  const exact = squeeze(chosen)
  if (exact === '') return undefined
  return {
    exact,
    prefix: squeeze(before.slice(-2 * QUOTE_AROUND_MAX)).slice(-QUOTE_AROUND_MAX),
    suffix: squeeze(after.slice(0, 2 * QUOTE_AROUND_MAX)).slice(0, QUOTE_AROUND_MAX),
  }
}

import { useQueryClient } from '@tanstack/react-query'
import { type RefCallback, useCallback, useEffect, useEffectEvent, useRef } from 'react'
import type { OpenedConversation } from '#contract/conversations.ts'
import type { Id } from '#contract/page.ts'
import type { Held } from '../held.ts'
import { noteRead } from './marks.ts'
import { seenUpTo } from './seen.ts'

/** A tab behind others, or a window behind others, shows nobody anything: a tick may not lie. */
const isLookedAt = () => document.visibilityState === 'visible' && document.hasFocus()

type Reading = { opened: OpenedConversation; held: Held; viewerId: Id | undefined }

/**
 * Marks as read what has really been on the screen of somebody who looks at it, and nothing beyond a message that has not. Answers what the
 * end of each message of others is given as its `ref`: a message was seen when its end was.
 */
export function useReading({ opened, held, viewerId }: Reading) {
  const { id, standing, readSeq } = opened
  const isOn = standing === 'joined'
  const cache = useQueryClient()
  const seqs = useRef(new Map<Element, number>())
  const inView = useRef(new Set<number>())
  const seen = useRef(new Set<number>())
  const refs = useRef(new Map<number, RefCallback<Element>>())
  const observer = useRef<IntersectionObserver>(undefined)

  const say = useEffectEvent((from = readSeq) => {
    if (!isLookedAt() || inView.current.size === 0) return
    for (const seq of inView.current) seen.current.add(seq)
    const upTo = seenUpTo({ ...opened, readSeq: from }, held, seen.current, viewerId)
    if (isOn && upTo > from) noteRead(cache, id, upTo)
  })
  const watch = useCallback((end: Element) => {
    observer.current ??= new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        const seq = seqs.current.get(target)
        if (seq !== undefined) inView.current[isIntersecting ? 'add' : 'delete'](seq)
      }
      say()
    })
    observer.current.observe(end)
  }, [])

  // What was seen elsewhere joins on to what was seen here.
  useEffect(() => {
    if (isOn) say(readSeq)
  }, [isOn, readSeq])
  useEffect(() => {
    const looked = () => say()
    document.addEventListener('visibilitychange', looked)
    window.addEventListener('focus', looked)
    return () => {
      document.removeEventListener('visibilitychange', looked)
      window.removeEventListener('focus', looked)
      observer.current?.disconnect()
      observer.current = undefined
    }
  }, [])

  // The same for the same message, so that drawing it again is not coming into view again.
  return useCallback(
    (seq: number) => {
      const known = refs.current.get(seq)
      if (known) return known
      const ref = (end: Element | null) => {
        if (!end) return
        seqs.current.set(end, seq)
        watch(end)
        return () => {
          observer.current?.unobserve(end)
          seqs.current.delete(end)
          inView.current.delete(seq)
        }
      }
      refs.current.set(seq, ref)
      return ref
    },
    [watch],
  )
}

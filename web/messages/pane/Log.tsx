import { useQueryClient } from '@tanstack/react-query'
import { ArrowDown } from 'lucide-react'
import { type ReactNode, type RefCallback, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { Virtualizer, type VirtualizerHandle } from 'virtua'
import { say } from '../../lib/language/say.ts'
import type { ShownEntry } from '../../lib/outbox/entry.ts'
import { readAt } from '../../lib/query/query.ts'
import { Button } from '../../ui/button/Button.tsx'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { Loading } from '../../ui/status/Skeleton.tsx'
import { type Held, lastOf } from '../held.ts'
import { heldKey } from '../queries.ts'
import type { MessageToSend } from '../sending/send-message.ts'
import { catchUp, catchUpIfBehind } from '../sync/catch-up.ts'
import { noteDelivered } from '../sync/marks.ts'
import styles from './Log.module.css'
import { MessageRow } from './MessageRow.tsx'
import { usePane } from './pane-context.ts'
import { type Row, rowsOf } from './rows.ts'
import { useReadOn } from './use-read-on.ts'

/** Earlier messages are asked for this far ahead, so that nobody meets the end of what is loaded. */
const AHEAD_PX = 800
/** So near to the end one is at the end. */
const END_PX = 32
/** What was read so lately holds all but what the line has said since. */
const JUST_READ_MS = 5000

type LogProps = {
  held: Held
  entries: readonly ShownEntry<MessageToSend>[]
  /** Where somebody is led to; without it they begin at what they have not seen, or at the end. */
  target: number | undefined
  /** What the end of a message of others is given, to be known once it was on the screen. */
  endOf: (seq: number) => RefCallback<Element>
  onLatest: () => void
  children?: ReactNode
}

const seqOf = (row: Row | undefined) => (row && 'message' in row ? row.message.seq : undefined)

/** What was written, oldest first. Only what is near the screen is drawn; what is read before it moves nothing. */
export function Log({ held, entries, target, endOf, onLatest, children }: LogProps) {
  const cache = useQueryClient()
  const { opened, viewerId } = usePane()
  const { id, standing } = opened
  const list = useRef<VirtualizerHandle>(null)
  const [{ readSeq, unread }] = useState(() => ({ readSeq: opened.readSeq, unread: opened.unread }))
  const rows = useMemo(
    () => rowsOf({ messages: held.messages, entries, viewerId, readSeq: unread > 0 ? readSeq : Number.POSITIVE_INFINITY }),
    [held.messages, entries, viewerId, readSeq, unread],
  )
  const more = useReadOn(id, held)
  const [isAtEnd, setAtEnd] = useState(true)
  const atEnd = useRef(true)

  const lastSeq = lastOf(held)
  useEffect(() => {
    if (standing === 'joined' && lastSeq > 0) noteDelivered(cache, id, lastSeq)
  }, [cache, id, standing, lastSeq])
  useEffect(() => {
    if (Date.now() - readAt(cache, heldKey(id)) > JUST_READ_MS) void catchUp(cache, id)
    else catchUpIfBehind(cache, id)
  }, [cache, id])

  const toEnd = () => list.current?.scrollToIndex(rows.length - 1, { align: 'end' })

  // Where one begins: once a stretch, which is drawn anew for another one.
  const begin = useEffectEvent(() => {
    const at = rows.findIndex((row) => (target === undefined ? 'message' in row && row.startsUnread : seqOf(row) === target))
    if (at < 0) return toEnd()
    atEnd.current = false
    list.current?.scrollToIndex(at, { align: target === undefined ? 'start' : 'center' })
  })
  useLayoutEffect(() => void begin(), [])

  // Who is at the end stays there, and so does whoever has just written.
  const last = rows.at(-1)
  const lastKey = last?.key
  const follow = useEffectEvent(() => {
    if (atEnd.current || (last && 'entry' in last)) toEnd()
  })
  useLayoutEffect(() => {
    if (lastKey) follow()
  }, [lastKey])

  // What comes before the first row moves nothing that is on the screen.
  const firstKey = useRef(rows[0]?.key)
  const isGrowingUp = firstKey.current !== rows[0]?.key
  useLayoutEffect(() => {
    firstKey.current = rows[0]?.key
  })

  const scrolled = (offset: number) => {
    const { scrollSize = 0, viewportSize = 0 } = list.current ?? {}
    atEnd.current = held.follows && scrollSize - viewportSize - offset < END_PX
    setAtEnd(atEnd.current)
    if (offset < AHEAD_PX && !more.isError) more.readEarlier()
    if (scrollSize - viewportSize - offset < AHEAD_PX) more.readLater()
  }

  return (
    <div className={styles.place}>
      <div className={styles.above}>
        {more.isReadingEarlier && <Loading label={say('Loading earlier messages')} rows={0} />}
        {more.isError && more.hasEarlier && (
          <Button tone="outline" size="small" onClick={more.readEarlier}>
            {say('Earlier messages could not be loaded. Try again')}
          </Button>
        )}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a log that scrolls has to be reached by the keyboard */}
      <div className={styles.log} role="log" aria-live="off" aria-label={say('Messages')} tabIndex={0}>
        <div className={styles.head}>{children}</div>
        <Virtualizer
          ref={list}
          data={rows}
          shift={isGrowingUp}
          bufferSize={600}
          onScroll={scrolled}
          onResize={() => atEnd.current && toEnd()}
        >
          {(row) => (
            <MessageRow
              key={row.key}
              row={row}
              unread={unread}
              isTarget={target !== undefined && seqOf(row) === target}
              end={'message' in row && row.message.senderId !== viewerId ? endOf(row.message.seq) : undefined}
            />
          )}
        </Virtualizer>
      </div>
      {!isAtEnd && (
        <IconButton label={say('Jump to the latest message')} className={styles.jump} onClick={() => (held.follows ? toEnd() : onLatest())}>
          <ArrowDown />
        </IconButton>
      )}
    </div>
  )
}

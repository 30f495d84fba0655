import { Check, CheckCheck } from 'lucide-react'
import type { Tick } from '../ticks.ts'

const words: Record<Tick, string> = { sent: 'Sent', delivered: 'Delivered', read: 'Read' }

/** How far one's own message has come: stored, on a device of everybody else, seen by them all. */
export const Ticks = ({ tick, isGroup }: { tick: Tick; isGroup: boolean }) => (
  <>
    {tick === 'sent' ? <Check className="small" /> : <CheckCheck className="small" data-read={tick === 'read' || undefined} />}
    <span className="vh">
      {words[tick]}
      {isGroup && tick !== 'sent' && (tick === 'read' ? ' by all' : ' to all')}
    </span>
  </>
)

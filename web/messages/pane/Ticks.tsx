import { Check, CheckCheck } from 'lucide-react'
import { say } from '../../lib/language/say.ts'
import type { Tick } from '../ticks.ts'

const words: Record<Tick, string> = { sent: 'Sent', delivered: 'Delivered', read: 'Read' }
const groupWords: Record<Tick, string> = { sent: 'Sent', delivered: 'Delivered to all', read: 'Read by all' }

/** How far one's own message has come: stored, on a device of everybody else, seen by them all. */
export const Ticks = ({ tick, isGroup }: { tick: Tick; isGroup: boolean }) => (
  <>
    {tick === 'sent' ? <Check className="small" /> : <CheckCheck className="small" data-read={tick === 'read' || undefined} />}
    <span className="vh">{say((isGroup ? groupWords : words)[tick])}</span>
  </>
)

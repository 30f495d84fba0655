import { useQuery } from '@tanstack/react-query'
import type { Id } from '#contract/page.ts'
import { say } from '../../lib/language/say.ts'
import { quotedQuery } from '../queries.ts'
import { goneWords, lineOf, somebody, YOU } from '../words.ts'
import styles from './Message.module.css'
import { usePane } from './pane-context.ts'
import { useNames } from './use-name.ts'

/** What a message answers, by its first words. A press leads there. */
export function Quote({ conversationId, seq }: { conversationId: Id; seq: number }) {
  const { onJump } = usePane()
  const { data: quoted } = useQuery(quotedQuery(conversationId, seq))
  const nameOf = useNames(quoted?.senderId ? [quoted.senderId] : [])
  if (quoted === undefined) return null
  if (quoted === null) return <p className={styles.quote}>{say('An earlier message that is not here any more')}</p>
  const who = quoted.author === 'doxy' ? 'Doxy AI' : quoted.senderId ? nameOf(quoted.senderId) : somebody()
  return (
    <button type="button" className={styles.quote} onClick={() => onJump(seq)}>
      <b>{who === YOU ? say('You') : who}</b>
      <span className="clamp2">{quoted.gone ? goneWords(quoted.gone, who) : lineOf(quoted)}</span>
    </button>
  )
}

import { useEffect } from 'react'
import { startOutbox } from '../../lib/outbox/start-outbox.ts'
import { queryClient } from '../../lib/query/client.ts'
import { outboxTable } from './outbox-table.ts'

/** Keeps the outbox going while members' pages stand. */
export default function OutboxHost() {
  useEffect(() => startOutbox(outboxTable, queryClient), [])
  return null
}

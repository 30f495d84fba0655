import { useEffect, useState } from 'react'
import { backend } from '../../lib/api/backend.ts'
import { aboutDemoArea } from '../hosted.ts'

/** Without a mail server nothing reaches a mailbox, and whoever waits for it has to be told where it is. */
export function WhereMailIs() {
  const [page, setPage] = useState<string | null>(null)

  useEffect(() => {
    aboutDemoArea().then(
      ({ mailPage }) => setPage(mailPage),
      () => undefined,
    )
  }, [])

  return page ? (
    <>
      This server has no mail server: whoever sits at it reads its emails at <a href={backend() + page}>{page}</a>.
    </>
  ) : (
    <>Look in your spam folder, too. On a server without a mail server, emails are put into the folder outbox of its data.</>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { StaffRole } from '#contract/staff-roles.ts'
import { wordsOf } from '../../lib/api/failure.ts'
import { useNow } from '../../lib/deadline.ts'
import { useNavigate } from '../../lib/router.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { Failed } from '../../ui/list/QueryList.tsx'
import { Loading } from '../../ui/status/Skeleton.tsx'
import { KeyHints } from '../../verification/desk/KeyHints.tsx'
import { useKeys } from '../../verification/desk/use-keys.ts'
import { deskQuery, totalOf } from '../desk.ts'
import { DecideHere, type Deciding } from './DecideHere.tsx'
import { QueueFigures } from './QueueFigures.tsx'
import { QueueSheet } from './QueueSheet.tsx'
import { useQueue } from './use-queue.ts'

const KEYS = [
  ['J', 'next'],
  ['K', 'previous'],
  ['Enter', 'open'],
  ['A', 'uphold or approve'],
  ['R', 'reject'],
  ['?', 'all keys'],
] as const

const HELP = [
  ...KEYS.slice(0, 3),
  [
    'A',
    'decide that a report, an appeal or a grievance is right; read a document or an answer; on everything else it opens the case, where A approves',
  ],
  ['R', 'decide that it is not; discard a document; on everything else it opens the case, where R rejects'],
] as const

/** One queue and one clock: everything that waits for somebody with these roles, patients first, then whatever is due first. */
export function Console({ roles }: { roles: readonly StaffRole[] }) {
  const { queue, failed, readAgain } = useQueue(roles)
  const { data: counts } = useQuery(deskQuery)
  const now = useNow()
  const navigate = useNavigate()
  const list = useRef<HTMLDivElement>(null)
  const [deciding, setDeciding] = useState<Deciding>()
  const [helping, setHelping] = useState(false)

  const links = () => [...(list.current?.querySelectorAll<HTMLAnchorElement>('a[data-case]') ?? [])]
  const at = () => links().indexOf(document.activeElement as HTMLAnchorElement)
  const move = (by: 1 | -1) => () => links()[at() < 0 ? 0 : at() + by]?.focus()
  const act = (verdict: Deciding['verdict']) => () => {
    const item = queue?.items[at()]
    if (item?.decide) setDeciding({ decide: item.decide, verdict })
    else if (item) navigate(item.to)
  }
  useKeys({ j: move(1), k: move(-1), a: act('upheld'), r: act('dismissed'), '?': () => setHelping(true) })

  if (failed && !queue)
    return (
      <Failed what="the queue" onRetry={readAgain}>
        {wordsOf(failed)}
      </Failed>
    )
  if (!queue) return <Loading label="Loading the queue" />
  return (
    <>
      <QueueFigures queue={queue} waiting={counts && totalOf(counts)} now={now} />
      <div ref={list}>
        <QueueSheet queue={queue} now={now} />
      </div>
      <KeyHints keys={KEYS} />
      {helping && (
        <Dialog title="Keys" size="narrow" reading onClose={() => setHelping(false)}>
          <dl>
            {HELP.map(([key, words]) => (
              <div key={key}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{words}</dd>
              </div>
            ))}
          </dl>
        </Dialog>
      )}
      {deciding && <DecideHere {...deciding} onClose={() => setDeciding(undefined)} />}
    </>
  )
}

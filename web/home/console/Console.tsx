import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { StaffRole } from '#contract/staff-roles.ts'
import { wordsOf } from '../../lib/api/failure.ts'
import { useNow } from '../../lib/deadline.ts'
import { useNavigate } from '../../lib/router.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { Failed } from '../../ui/list/QueryList.tsx'
import { Loading } from '../../ui/status/Skeleton.tsx'
import { KeyHints } from '../../verification/desk/KeyHints.tsx'
import { useKeys } from '../../verification/desk/use-keys.ts'
import { deskQuery, totalOf } from '../desk.ts'
import { type Decided, DecideHere, type Deciding } from './DecideHere.tsx'
import { EvidenceHere } from './EvidenceHere.tsx'
import { QueueFigures } from './QueueFigures.tsx'
import { QueueSheet } from './QueueSheet.tsx'
import { names } from './queue.ts'
import { useQueue } from './use-queue.ts'

const KEYS = [
  ['J', 'next'],
  ['K', 'previous'],
  ['Enter', 'open'],
  ['A', 'uphold or approve'],
  ['R', 'reject'],
  ['E', 'evidence'],
  ['S', 'search'],
  ['?', 'all keys'],
] as const

const HELP = [
  ...KEYS.slice(0, 3),
  [
    'A',
    'decide that a report, an appeal or a grievance is right; read a document or an answer; on everything else it opens the case, where A approves',
  ],
  ['R', 'decide that it is not; discard a document; on everything else it opens the case, where R rejects'],
  ['E', 'read the whole of it and decide nothing; on everything else it opens the case, where E leads to its files'],
  ['S', 'search what waits here; Enter leads to the first that is found'],
] as const

/** One queue and one clock: everything that waits for somebody with these roles, patients first, then whatever is due first. */
export function Console({ roles }: { roles: readonly StaffRole[] }) {
  const { queue, failed, readAgain } = useQueue(roles)
  const { data: counts } = useQuery(deskQuery)
  const now = useNow()
  const navigate = useNavigate()
  const list = useRef<HTMLDivElement>(null)
  const box = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [reading, setReading] = useState<Decided>()
  const [deciding, setDeciding] = useState<Deciding>()
  const [helping, setHelping] = useState(false)

  const sought = typed.trim()
  const shown = queue && (sought ? { ...queue, items: queue.items.filter((item) => names(item, sought)) } : queue)
  const links = () => [...(list.current?.querySelectorAll<HTMLAnchorElement>('a[data-case]') ?? [])]
  const at = () => links().indexOf(document.activeElement as HTMLAnchorElement)
  const move = (by: 1 | -1) => () => links()[at() < 0 ? 0 : at() + by]?.focus()
  const act = (here: (decide: Decided) => void) => () => {
    const item = shown?.items[at()]
    if (item?.decide) here(item.decide)
    else if (item) navigate(item.to)
  }
  useKeys({
    ...{ j: move(1), k: move(-1), e: act(setReading), s: () => box.current?.focus(), '?': () => setHelping(true) },
    a: act((decide) => setDeciding({ decide, verdict: 'upheld' })),
    r: act((decide) => setDeciding({ decide, verdict: 'dismissed' })),
  })

  if (failed && !queue)
    return (
      <Failed what="the queue" onRetry={readAgain}>
        {wordsOf(failed)}
      </Failed>
    )
  if (!queue || !shown) return <Loading label="Loading the queue" />
  return (
    <>
      <QueueFigures queue={queue} waiting={counts && totalOf(counts)} now={now} />
      <form
        onSubmit={(event) => {
          event.preventDefault()
          links()[0]?.focus()
        }}
      >
        <Field
          ref={box}
          label="Search what waits"
          type="search"
          maxLength={100}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </form>
      <div ref={list}>
        <QueueSheet queue={shown} now={now} words={sought} />
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
      {reading && (
        <EvidenceHere
          decide={reading}
          now={now}
          onDecide={() => {
            setReading(undefined)
            setDeciding({ decide: reading })
          }}
          onClose={() => setReading(undefined)}
        />
      )}
      {deciding && <DecideHere {...deciding} onClose={() => setDeciding(undefined)} />}
    </>
  )
}

import { useQuery } from '@tanstack/react-query'
import { inFull } from '../../lib/dates.ts'
import { useLocale, useSay } from '../../lib/language/say.ts'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import { Stat, StatStrip } from '../../ui/layout/StatStrip.tsx'
import { Failed } from '../../ui/list/QueryList.tsx'
import { overviewQuery } from '../queries.ts'

const tiles = [
  ['active', 'Active'],
  ['pending', 'Pending'],
  ['newMessages', 'New Messages'],
  ['mutualConnections', 'Mutual Connections'],
] as const

/** The four tiles, each with the curve of its last seven days. */
export function MateStats() {
  const say = useSay()
  const locale = useLocale()
  const { data, isError, refetch } = useQuery(overviewQuery)
  if (isError && !data) {
    return (
      <Sheet>
        <Failed what="mates statistics" onRetry={() => void refetch()} />
      </Sheet>
    )
  }
  // Four zeros tell a new member nothing.
  if (data && tiles.every(([of]) => data[of] === 0)) return null
  const countedAt = data?.mutualConnectionsAt
  return (
    <section aria-label={say('Mates statistics')}>
      <StatStrip>
        {tiles.map(([of, label]) => (
          <Stat
            key={of}
            label={say(label)}
            value={data?.[of]}
            week={data?.weeks[of]}
            to={of === 'newMessages' ? '/messages' : undefined}
            countedAt={of === 'mutualConnections' && countedAt ? inFull(countedAt, locale) : undefined}
          />
        ))}
      </StatStrip>
    </section>
  )
}

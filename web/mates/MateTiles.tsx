import { useQuery } from '@tanstack/react-query'
import { Failed } from '../ui/QueryList.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { Reading, Strip } from '../ui/Strip.tsx'
import { overviewQuery } from './queries.ts'

const tiles = [
  ['active', 'Active'],
  ['pending', 'Pending'],
  ['newMessages', 'New Messages'],
  ['mutualConnections', 'Mutual Connections'],
] as const

/** The four tiles, each with the curve of its last seven days. */
export function MateTiles() {
  const { data, isError, refetch } = useQuery(overviewQuery)
  if (isError && !data) {
    return (
      <Sheet>
        <Failed onRetry={() => void refetch()} />
      </Sheet>
    )
  }
  return (
    <section aria-label="Mates in numbers">
      <Strip>
        {tiles.map(([of, label]) => (
          <Reading key={of} label={label} value={data?.[of]} week={data?.weeks[of]} />
        ))}
      </Strip>
    </section>
  )
}

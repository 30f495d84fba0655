import { useQuery } from '@tanstack/react-query'
import { useSay } from '../lib/language/say.ts'
import { withData } from '../lib/query/Data.tsx'
import { Dialog } from '../ui/dialog/Dialog.tsx'
import { QueryList } from '../ui/list/QueryList.tsx'
import { rulingQuery } from './queries.ts'
import { Ruling } from './Ruling.tsx'
import { RulingAppeal } from './RulingAppeal.tsx'

/** What was decided about something of one's own, and the way to another reviewer. */
function RulingDialog({ reportId, onClose }: { reportId: string; onClose: () => void }) {
  const say = useSay()
  const query = useQuery(rulingQuery(reportId))
  if (query.data?.mayAppeal) return <RulingAppeal ruling={query.data} onClose={onClose} />
  return (
    <Dialog title={say('Decision on a report')} size="narrow" reading onClose={onClose}>
      <QueryList
        what="the decision"
        query={{ ...query, data: query.data && { items: [query.data] } }}
        keyOf={(one) => one.reportId}
        empty=""
      >
        {(ruling) => <Ruling ruling={ruling} />}
      </QueryList>
    </Dialog>
  )
}

export default withData(RulingDialog)

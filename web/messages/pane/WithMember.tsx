import { useQuery } from '@tanstack/react-query'
import type { Id } from '#contract/page.ts'
import { codeOf, wordsOf } from '../../lib/api/failure.ts'
import { say } from '../../lib/language/say.ts'
import { Navigate } from '../../lib/router.tsx'
import { Failed } from '../../ui/list/QueryList.tsx'
import { Loading } from '../../ui/status/Skeleton.tsx'
import { withMemberQuery } from '../queries.ts'
import { Gone } from './Pane.tsx'

/** The door from everywhere else: leads to the conversation with a member, which is made where there was none. */
export function WithMember({ memberId }: { memberId: Id }) {
  const { data, error, refetch } = useQuery(withMemberQuery(memberId))
  if (data) return <Navigate to={`/messages?conversation=${data.id}`} />
  if (!error) return <Loading label={say('Loading the conversation')} />
  return codeOf(error) ? <Gone words={wordsOf(error)} /> : <Failed what="the conversation" onRetry={() => void refetch()} />
}

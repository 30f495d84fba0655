import { type ComponentProps, Suspense } from 'react'
import type { MemberCard } from '#contract/profile.ts'
import Notices from '../../notifications/Notices.tsx'
import { RequestAnswerContext } from '../../notifications/request-answer.ts'
import { part } from '../../ui/later.tsx'

const RequestAnswer = part(async () => ({ default: (await import('../../mates/card/RequestAnswer.tsx')).RequestAnswer }))

const answerTo = (asker: MemberCard) => (
  <Suspense>
    <RequestAnswer member={asker} />
  </Suspense>
)

/** The notices, with what rooms above them draw in a row. */
const BellNotices = (props: ComponentProps<typeof Notices>) => (
  <RequestAnswerContext value={answerTo}>
    <Notices {...props} />
  </RequestAnswerContext>
)

export default BellNotices

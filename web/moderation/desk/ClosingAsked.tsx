import type { ReportToReview } from '#contract/moderation.ts'
import { Note } from '../../ui/status/Note.tsx'
import { Ago } from '../../ui/text/Ago.tsx'

/** That a moderator wants the account closed, with their reasons, which nobody reads but at the desk. */
export function ClosingAsked({ closing: { by, isOwn, words, at } }: { closing: NonNullable<ReportToReview['closing']> }) {
  return (
    <Note tone="danger">
      <b>{isOwn ? 'You have asked' : `${by?.name ?? 'A former moderator'} has asked`} for the account to be closed</b>, <Ago at={at} />: “
      <bdi>{words}</bdi>” {isOwn ? 'Another moderator decides.' : 'It is closed if you decide so too.'}
    </Note>
  )
}

import type { ReportKind } from '#contract/moderation.ts'
import { reportKinds } from '#contract/report-kinds.ts'
import { useSay } from '../lib/language/say.ts'
import { ButtonLink } from '../ui/button/ButtonLink.tsx'

/** How a kind of what is reported reads, and where it is shown. */
export const kindOf = (kind: ReportKind) => reportKinds.find(({ id }) => id === kind)!

/** The way to something that was reported, where it is shown. */
export function OpenReported({ kind, place }: { kind: ReportKind; place: string }) {
  const say = useSay()
  const { shownIn, opens } = kindOf(kind)
  return (
    <ButtonLink tone="quiet" size="small" to={`${opens}${encodeURIComponent(place)}`}>
      {say('Open the {what}', { what: say(shownIn) })}
    </ButtonLink>
  )
}

import { houseRules } from '#contract/house-rules.ts'
import type { HouseRule } from '#contract/moderation.ts'
import { useSay } from '../lib/language/say.ts'
import { Link } from '../lib/router.tsx'

/** The rule of the house that a decision names, with the way to all of them. */
export function RuleNamed({ rule }: { rule: HouseRule }) {
  const say = useSay()
  const { label, says } = houseRules.find(({ id }) => id === rule)!
  return (
    <p className="ui">
      <Link to="/rules">{say(label)}</Link>: {say(says)}
    </p>
  )
}

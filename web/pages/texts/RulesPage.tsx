import { houseRules } from '#contract/house-rules.ts'
import { ACKNOWLEDGE_HOURS, APPEAL_DAYS, DECIDE_DAYS, PATIENT_HOURS } from '#contract/report-reasons.ts'
import { Link } from '../../lib/router.tsx'
import { HIDDEN_AT_ONCE, HIDDEN_UPHELD, SHOWN_MEANWHILE } from '../../moderation/hidden-at-once.ts'
import { DecisionLog } from '../../welcome/text/DecisionLog.tsx'
import { Facts } from '../../welcome/text/Facts.tsx'
import { TextPage, type TextSection } from '../../welcome/text/TextPage.tsx'

const sections: TextSection[] = [
  { id: 'rules', title: 'The rules', body: <Facts rows={houseRules.map(({ label, says }) => [label, says] as const)} /> },
  {
    id: 'reports',
    title: 'What happens with a report',
    body: (
      <>
        <Facts
          rows={[
            ['At once', `Whoever reports is told that it was received; the law gives us ${ACKNOWLEDGE_HOURS} hours.`],
            [`Within ${PATIENT_HOURS} hours`, 'A reviewer decides where a patient can be recognised.'],
            [`Within ${DECIDE_DAYS} days`, 'A reviewer decides on everything else.'],
          ]}
        />
        <p>{HIDDEN_AT_ONCE}</p>
        <p>{SHOWN_MEANWHILE}</p>
        <p>{HIDDEN_UPHELD}</p>
        <p>
          A decision names the rule. Whoever wrote it and whoever reported it read it, neither learns the other’s name, and whoever wrote it
          may appeal for {APPEAL_DAYS} days: another reviewer decides then.
        </p>
        <p>
          Whoever breaks the rules again or gravely may lose their account, when two moderators decide the same. They can still sign in to
          read why, to appeal, to take their data and to leave; a third moderator decides on the appeal.
        </p>
      </>
    ),
  },
  {
    id: 'log',
    title: 'What was decided',
    body: (
      <>
        <p>Counted month by month, without who, about whom or in which words.</p>
        <DecisionLog />
      </>
    ),
  },
  {
    id: 'outside',
    title: 'Not a member?',
    body: (
      <p>
        Write to the <Link to="/grievance">grievance officer</Link>. The <Link to="/terms">terms</Link> say what else holds.
      </p>
    ),
  },
]

/** What nobody may do here, and what happens when somebody does. */
export const RulesPage = () => (
  <TextPage
    title="House rules"
    lead="What nobody may do here. Every decision on a report names one of these rules."
    from="30 November 2026"
    sections={sections}
  />
)

import { brand } from '#contract/brand.ts'
import { BADGE_DAYS, EVIDENCE_DAYS, PROMISE_HOURS, REMINDERS_DAYS } from '#contract/limits.ts'
import { markWords } from '#contract/mark-words.ts'
import { Facts } from '../../welcome/text/Facts.tsx'
import { TextPage, type TextSection } from '../../welcome/text/TextPage.tsx'

const { name } = brand
const reminders = new Intl.ListFormat('en-IN').format(REMINDERS_DAYS.map(String))

const sections: TextSection[] = [
  {
    id: 'marks',
    title: 'What each mark says',
    body: (
      <>
        <Facts
          rows={[
            [
              markWords({ as: 'doctor', state: 'holds' }),
              'A reviewer compared the person with their council’s register, or with the certificate of a council whose register cannot be asked. Dentists, AYUSH practitioners, nurses, pharmacists and allied professions have marks in their own words.',
            ],
            [markWords({ as: 'student', state: 'holds' }), 'A reviewer saw a proof that the person is enrolled at the college, for now.'],
            [
              markWords({ as: 'researcher', state: 'holds' }),
              'A reviewer compared the person with the works of their ORCID iD, or with a letter of their institution. Where ORCID sign-in is open, the iD is proven to be theirs; that alone makes no mark.',
            ],
            [
              markWords({ as: 'institution', state: 'holds' }),
              'The person confirmed an email address of the institution, and a reviewer found that this domain is the institution’s.',
            ],
          ]}
        />
        <p>
          Each mark carries the day on which it was checked; press it to see what was compared. A mark says nothing about skill, and nothing
          that stands beside the fact: not the specialty, not the workplace, unless it says so.
        </p>
      </>
    ),
  },
  {
    id: 'how',
    title: 'How a claim is decided',
    body: (
      <ol>
        <li>You say what you are and bring one proof. Numbers are never shown to other members.</li>
        <li>
          A reviewer takes your claim. Only that reviewer opens its documents. Name, number, year and council are compared line by line;
          whatever differs needs a reason before it can be approved.
        </li>
        <li>
          A decision comes within {PROMISE_HOURS} hours. While we wait for your answer the clock stands still, and you keep your place.
        </li>
        <li>You are told what was decided and why, and may ask for another reviewer.</li>
      </ol>
    ),
  },
  {
    id: 'not-proof',
    title: 'What proves nothing',
    body: (
      <ul>
        <li>An email address at a free or disposable service, for an institution.</li>
        <li>An Aadhaar card. Please do not send one: it is refused where it can be read, and deleted.</li>
        <li>An ORCID iD that was only typed: it is shown to reviewers as “claimed, not proven”.</li>
        <li>What machines read. A machine may find differences; people decide.</li>
      </ul>
    ),
  },
  {
    id: 'disputes',
    title: 'When two claim the same number',
    body: (
      <p>
        Both are told, both are heard, and nobody else gets the mark until a reviewer has decided. A number that is proven for one member is
        not given to another.
      </p>
    ),
  },
  {
    id: 'end',
    title: 'How a mark ends',
    body: (
      <ul>
        <li>
          After {BADGE_DAYS} days, unless it is renewed. You are reminded {reminders} days before.
        </li>
        <li>When your name changes: it is checked again under the new one.</li>
        <li>
          When it turns out to be wrong, or the council has withdrawn the registration. That takes two reviewers. A withdrawn registration
          is shown as withdrawn, on old posts too, until the same fact is proven again.
        </li>
      </ul>
    ),
  },
  {
    id: 'kept',
    title: 'What we keep',
    body: (
      <p>
        Documents of a claim are encrypted, and deleted {EVIDENCE_DAYS} days after the decision. What was decided, by whom and when, stays
        in a log that cannot be changed. Reviewers cannot decide about themselves, and it takes two administrators to make one.
      </p>
    ),
  },
]

/** What the marks beside names mean, and how they come and go. */
export const VerificationPolicyPage = () => (
  <TextPage
    title="Verification policy"
    lead={`A mark on ${name} means one thing. This page says which, who checked it, and when it ends.`}
    from="29 November 2026"
    sections={sections}
  />
)

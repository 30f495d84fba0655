import { brand } from '#contract/brand.ts'
import { ACKNOWLEDGE_HOURS, APPEAL_DAYS, DECIDE_DAYS, PATIENT_HOURS } from '#contract/report-reasons.ts'
import { Link } from '../../lib/router.tsx'
import { Fact, Facts } from '../../welcome/text/Facts.tsx'
import { TextPage, type TextSection } from '../../welcome/text/TextPage.tsx'

const { contact } = brand

const sections: TextSection[] = [
  {
    id: 'officer',
    title: 'How to reach the officer',
    body: (
      <dl>
        <Fact name="Post">{`Grievance Officer, ${contact.company}, ${contact.street}, ${contact.city}`}</Fact>
        <Fact name="Email">
          <a href={`mailto:${contact.grievance}`}>{contact.grievance}</a>
        </Fact>
        <Fact name="Telephone">
          <a href={`tel:${contact.phone.replaceAll(' ', '')}`}>{contact.phone}</a>
        </Fact>
      </dl>
    ),
  },
  {
    id: 'what',
    title: 'What to write',
    body: (
      <ul>
        <li>What it is about, with its address: a post, a profile, a message, a job, a decision of ours, your own data.</li>
        <li>What is wrong with it, and what you would like to happen.</li>
        <li>How we may answer you. You need not be a member. Please send no picture or name of a patient.</li>
      </ul>
    ),
  },
  {
    id: 'when',
    title: 'When you hear from us',
    body: (
      <>
        <Facts
          rows={[
            [`Within ${ACKNOWLEDGE_HOURS} hours`, 'Your complaint is acknowledged.'],
            [`Within ${DECIDE_DAYS} days`, 'It is decided, and you are told what was decided and why.'],
            [
              `Within ${PATIENT_HOURS} hours`,
              'What shows a person’s body without their consent, or a patient who can be recognised, is decided before everything else.',
            ],
          ]}
        />
        <p>These are the times to which India’s rules for intermediaries hold us. A person reads every complaint.</p>
      </>
    ),
  },
  {
    id: 'members',
    title: 'Members have a shorter way',
    body: (
      <>
        <p>
          Signed in, use “Report” beside what it concerns: a reviewer sees it with the words that you report. Whoever wrote it is told what
          was decided and may appeal for {APPEAL_DAYS} days, and then another reviewer looks.
        </p>
        <p>
          About anything else, your own data too, file a grievance under <Link to="/settings?section=grievance">Settings, Grievance</Link>:
          it gets a number and the day by which it is answered, and the answer stands there.
        </p>
      </>
    ),
  },
  {
    id: 'further',
    title: 'If you are not content',
    body: (
      <p>
        You may appeal to the Grievance Appellate Committee of the Government of India within 30 days, at{' '}
        <a href="https://gac.gov.in">gac.gov.in</a>, and about your personal data to the Data Protection Board of India. The courts stand
        open to you throughout.
      </p>
    ),
  },
]

/** How anybody complains, and what happens then. */
export const GrievancePage = () => (
  <TextPage
    title="Grievance officer"
    lead="For anybody, member or not: how to complain about something here, and when you will hear from us."
    from="28 November 2026"
    sections={sections}
  />
)

import { brand } from '#contract/brand.ts'
import { textsFrom } from '#contract/consent-purposes.ts'
import { APPEAL_DAYS, reportReasons } from '#contract/report-reasons.ts'
import { Link } from '../../lib/router.tsx'
import { TextPage, type TextSection } from '../../welcome/text/TextPage.tsx'

const { name, contact } = brand

const sections: TextSection[] = [
  {
    id: 'join',
    title: 'Who may join',
    body: (
      <p>
        Doctors, medical students, allied health professionals, researchers and those who speak for an institution, of 18 years and over.
        One person has one account, under their own name. What you say about your training and your registration has to be true.
      </p>
    ),
  },
  {
    id: 'words',
    title: 'What you write stays yours',
    body: (
      <p>
        You allow {name} to store it and to show it to the audience that you chose, and to nobody else, for as long as you leave it there.
        Bring only what you may: your own text and pictures, papers that you have the right to share.
      </p>
    ),
  },
  {
    id: 'patients',
    title: 'Patients come first',
    body: (
      <ul>
        <li>No name, face, number, date or place by which a patient could be recognised, in public or among mates.</li>
        <li>A picture or a story of a patient only with their consent, as your hospital and your council require it.</li>
        <li>Urgent messages help you to reach a colleague. They do not replace your hospital’s own emergency call.</li>
      </ul>
    ),
  },
  {
    id: 'advice',
    title: 'Talk among colleagues is not treatment',
    body: (
      <p>
        What members and Doxy AI say is for education. Doxy AI quotes its sources and may be wrong; it does not dose, diagnose or decide.
        You answer for what you do with a patient. In an emergency in India call 112, or 108 for an ambulance.
      </p>
    ),
  },
  {
    id: 'conduct',
    title: 'What has no place here',
    body: (
      <>
        <ul>
          {reportReasons
            .filter(({ id }) => id !== 'other')
            .map(({ id, label }) => (
              <li key={id}>{label}</li>
            ))}
          <li>Selling medicines or devices to patients, and asking applicants for money</li>
          <li>Reading the directory, or anything else here, by machine in order to copy it</li>
        </ul>
        <p>
          The <Link to="/rules">house rules</Link> say it in full. Everything that members write can be reported where it stands, and a
          reviewer looks at it.
        </p>
      </>
    ),
  },
  {
    id: 'marks',
    title: 'Marks and seals',
    body: (
      <p>
        A mark says which fact was checked and when, and nothing about skill. The <Link to="/verification-policy">verification policy</Link>{' '}
        says how. Whoever gets one by false papers loses it, and the council concerned may hear of it.
      </p>
    ),
  },
  {
    id: 'institutions',
    title: 'Institutions and jobs',
    body: (
      <p>
        A job has to be open, with its terms as they are. Applications are read for that job alone. Institutions answer for what their
        people do in their name.
      </p>
    ),
  },
  {
    id: 'decisions',
    title: 'What we may do, and your answer to it',
    body: (
      <p>
        We may hide what breaks these terms, and close the account of whoever does so again or gravely, which takes two moderators. You are
        told what was decided and why, and may appeal for {APPEAL_DAYS} days; another reviewer looks then. Beyond that stands the{' '}
        <Link to="/grievance">grievance officer</Link>.
      </p>
    ),
  },
  {
    id: 'law',
    title: 'The service, and the law',
    body: (
      <>
        <p>
          {name} costs members nothing. We run it with care, and cannot promise that it is always there or free of faults: keep elsewhere
          what you cannot do without. Nothing here limits rights that the law gives you.
        </p>
        <p>
          The law of India holds, and the courts of Bengaluru decide. You may leave at any time; the <Link to="/privacy">privacy page</Link>{' '}
          says what happens with your data then. When these terms change, this page gets a new date. Questions:{' '}
          <a href={`mailto:${contact.email}`}>{contact.email}</a>.
        </p>
      </>
    ),
  },
]

/** What members and the product may expect of each other. */
export const TermsPage = () => (
  <TextPage
    title="Terms"
    heading="Terms of use"
    lead={`What you may expect of ${name}, and what it expects of you.`}
    from={textsFrom.terms}
    sections={sections}
  />
)

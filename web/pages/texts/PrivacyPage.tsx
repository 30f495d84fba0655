import { brand } from '#contract/brand.ts'
import { textsFrom } from '#contract/consent-purposes.ts'
import {
  APPLICATION_DAYS,
  DELETION_DAYS,
  EMAIL_RETURN_DAYS,
  EVIDENCE_DAYS,
  EXPORT_DAYS,
  HALF_SIGN_IN_MINUTES,
  KNOWN_DAYS,
  QUARANTINE_DAYS,
  SEEN_DAYS,
  SESSION_DAYS,
  SESSION_IDLE_DAYS,
} from '#contract/limits.ts'
import { Link } from '../../lib/router.tsx'
import { Facts } from '../../welcome/text/Facts.tsx'
import { TextPage, type TextSection } from '../../welcome/text/TextPage.tsx'

const { name, contact } = brand

const sections: TextSection[] = [
  {
    id: 'who',
    title: 'Who answers for it',
    body: (
      <>
        <p>
          {contact.company}, {contact.street}, {contact.city}, decides what is kept and why, and answers for it under India’s Digital
          Personal Data Protection Act, 2023. Write to <a href={`mailto:${contact.grievance}`}>{contact.grievance}</a>.
        </p>
        <p>{name} is for people of 18 years and over.</p>
      </>
    ),
  },
  {
    id: 'what',
    title: 'What is kept, and what for',
    body: (
      <Facts
        rows={[
          [
            'Your account',
            `Your name, email address and password, to sign you in. The password is kept as a hash that nobody can read back. With Google: the number by which Google knows you, and your picture’s address. With an authenticator app its key, encrypted; with passkeys their public halves; recovery codes as hashes. A confirmed address that you leave for another one is kept for ${EMAIL_RETURN_DAYS} days, so that it can take your account back.`,
          ],
          [
            'Your profile',
            'What you write in it, to show who you are. Your email address and phone number are shown to nobody until you choose otherwise. The phone number is encrypted.',
          ],
          [
            'Proof of who you are',
            'Registration numbers, documents, an ORCID iD or an institution’s email, to decide which mark stands beside your name. They are encrypted. We never ask for Aadhaar: a document that names an Aadhaar number in its text is refused and deleted.',
          ],
          ['What you write', 'Posts, comments, papers, courses and polls, to show them to the people you chose.'],
          [
            'Messages',
            'To deliver and to find them. They are encrypted where they are stored, but not end to end: our server can read what it delivers.',
          ],
          ['Applications and free shifts', 'To hand them to the institutions that you send them to.'],
          [
            'Questions to Doxy AI',
            'Signed in, your chats are kept for you, encrypted. Other members do not see them, nor what you upload for yourself.',
          ],
          [
            'What you do',
            'Likes, saves, follows, profile views, and which posts you saw, for your own feed and for the counts that pages show.',
          ],
          [
            'Signing in',
            'Your sessions with the kind of device, hashes of places and devices where you signed in before, and a log of sign-ins and decisions that cannot be changed, to protect your account.',
          ],
        ]}
      />
    ),
  },
  {
    id: 'how-long',
    title: 'How long',
    body: (
      <Facts
        rows={[
          ['A session', `${SESSION_IDLE_DAYS} days without use, ${SESSION_DAYS} days at most`],
          ['A known device', `${KNOWN_DAYS} days after the last sign-in`],
          ['Documents of a claim', `${EVIDENCE_DAYS} days after the decision`],
          ['Posts that you saw', `${SEEN_DAYS} days`],
          ['An application', `${APPLICATION_DAYS} days after the job is closed`],
          ['A document sent to Doxy AI without signing in', `${QUARANTINE_DAYS} days, unless a reviewer publishes it`],
          ['The log of sign-ins and decisions', 'For good. It holds no password, message or document'],
          ['All else', 'Until you delete it, or ask us to delete your account'],
        ]}
      />
    ),
  },
  {
    id: 'who-sees',
    title: 'Who sees it',
    body: (
      <>
        <ul>
          <li>
            Members see your profile and what you write. You say who sees your email, phone, mates and activity, and each post has its
            audience.
          </li>
          <li>Anybody on the internet sees a profile, a post or a job only where its author made it public. It is off until then.</li>
          <li>The reviewer who takes your claim sees its documents. A reviewer of a report sees the one thing that was reported.</li>
          <li>An institution sees the applications that were sent to it.</li>
          <li>Operators of our servers could technically read what is stored, as the notice in messages explains.</li>
        </ul>
        <p>
          Other companies receive only what their service needs: Google or ORCID where you sign in there; whoever carries our email; the
          service of your browser that carries notifications, which say that there is a message and not what it says; Crossref, PubMed and
          ORCID, the number that you look up. Where a language model writes for Doxy AI, it is given the question and the passages found for
          it, after names, dates and numbers of patients that we recognise are taken out; the chat says whether one is used.
        </p>
        <p>We sell nothing about you, show no advertisements, and load no trackers or scripts of other companies.</p>
      </>
    ),
  },
  {
    id: 'browser',
    title: 'What lies in your browser',
    body: (
      <>
        <p>
          The sign-in token, drafts, what is not sent yet, the colours that you chose, and a copy of recent pages for when there is no
          network, encrypted under a key that signing out destroys. Drafts and what is not sent yet are not encrypted and stay when you sign
          out, unless you delete them when you are asked then.
        </p>
        <p>
          Three cookies, none of which follows you: one knows a device on which you signed in before, so that strangers who guess at your
          password cannot lock you out; one lasts for ten minutes while you sign in with Google; one for {HALF_SIGN_IN_MINUTES} minutes
          while you enter the code of your authenticator app.
        </p>
      </>
    ),
  },
  {
    id: 'rights',
    title: 'Your rights',
    body: (
      <>
        <ul>
          <li>See and correct: everything in your profile can be edited there.</li>
          <li>Delete: posts, comments, chats and documents one by one, where they stand.</li>
          <li>Sign out anywhere: the menu under your picture lists where you are signed in, and ends it there.</li>
          <li>
            Take a copy of everything: <Link to="/settings?section=data">Settings, Export my data</Link> makes one file of it, with pages to
            read and your files, that is yours to download for {EXPORT_DAYS} days.
          </li>
          <li>
            See what you agreed to, and take it back: <Link to="/settings?section=consents">Settings, Consent log</Link>.
          </li>
          <li>
            Name a person who may act for you when you no longer can: <Link to="/settings?section=nominee">Settings, Nominee</Link>.
          </li>
          <li>
            Complain: <Link to="/settings?section=grievance">Settings, Grievance</Link>, or the{' '}
            <Link to="/grievance">grievance officer</Link>.
          </li>
          <li>
            Delete your account: <Link to="/settings?section=delete">Settings, Delete account</Link> hides it at once and deletes it after{' '}
            {DELETION_DAYS} days, in which you can keep it. The page there says what goes and what stays.
          </li>
          <li>Take along: your CV as PDF or JSON Resume, your learning record from the ledger.</li>
        </ul>
        <p>
          A complaint goes to our <Link to="/grievance">grievance officer</Link>, and after that to the Data Protection Board of India.
        </p>
      </>
    ),
  },
  {
    id: 'changes',
    title: 'When something goes wrong, or this page changes',
    body: (
      <p>
        If data is lost or comes into wrong hands, we tell those whom it concerns, and the Board, without delay: what happened, what it may
        mean, and what to do. When this page changes in what it says, it gets a new date.
      </p>
    ),
  },
]

/** What is kept of members, why, how long, and who sees it. */
export const PrivacyPage = () => (
  <TextPage
    title="Privacy"
    lead={`What ${name} keeps about you, what for, for how long, and who sees it.`}
    from={textsFrom.privacy}
    sections={sections}
  />
)

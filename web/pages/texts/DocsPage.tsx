import { brand } from '#contract/brand.ts'
import { Link } from '../../lib/router.tsx'
import { TextPage, type TextSection } from '../../welcome/text/TextPage.tsx'

const { name, contact } = brand

const sections: TextSection[] = [
  {
    id: 'members',
    title: 'For members',
    body: (
      <ul>
        <li>
          <Link to="/features">Features</Link>: the rooms, one by one
        </li>
        <li>
          <Link to="/verification-policy">Verification policy</Link>: what a mark means and how you get one
        </li>
        <li>
          <Link to="/corpus">Sources of Doxy AI</Link>: what it may cite
        </li>
        <li>
          <Link to="/privacy">Privacy</Link> and <Link to="/terms">terms</Link>
        </li>
      </ul>
    ),
  },
  {
    id: 'offline',
    title: 'Without a network',
    body: (
      <p>
        {name} can be installed from the browser’s menu. Recent pages open without a network, and posts, comments, likes, requests, messages
        and applications that you write wait on your device until they can be sent. Signing out removes the pages. What you wrote and what
        has not been sent stays for when you are back, unless you delete it: you are asked.
      </p>
    ),
  },
  {
    id: 'api',
    title: 'For developers: the API',
    body: (
      <>
        <p>
          Everything that the pages do goes through one API. <a href="/api/docs">Its description</a> lists every operation with who may call
          it; the same is there as <a href="/api/openapi.json">OpenAPI</a>.
        </p>
        <ul>
          <li>Sign in at POST /api/auth/login and send the token as “Authorization: Bearer …”. A token ends when you sign out.</li>
          <li>A refusal is always code, status, message and requestId, and names the fields that did not fit.</li>
          <li>Beyond a limit the answer is 429, with Retry-After.</li>
          <li>Lists come in pages: send the cursor of one page to get the next.</li>
        </ul>
      </>
    ),
  },
  {
    id: 'hospitals',
    title: 'For hospitals and colleges',
    body: (
      <p>
        {name} is one Node process and a PostgreSQL database, and can run in your own rooms; the operations guide comes with the source.
        Questions of IT and of data protection: <a href={`mailto:${contact.email}`}>{contact.email}</a>. Whether the service answers is on
        the <Link to="/status">status page</Link>.
      </p>
    ),
  },
]

/** Where to read more: for members, developers and hospitals. */
export const DocsPage = () => <TextPage title="Documentation" lead={`How ${name} is used, built upon and run.`} sections={sections} />

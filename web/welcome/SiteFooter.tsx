import { brand } from '#contract/brand.ts'
import { say } from '../lib/language/say.ts'
import { Link } from '../lib/router.tsx'
import { Mark } from '../ui/art/Logo.tsx'
import { ShareLinks } from './ShareLinks.tsx'
import styles from './SiteFooter.module.css'

const { contact } = brand

type FootLink = { label: string } & ({ to: string } | { mail: string })

const groups: { title: string; links: FootLink[] }[] = [
  {
    title: 'Company',
    links: [
      { label: 'About', to: '/about' },
      { label: 'Founders', to: '/about#founders' },
      { label: 'Values', to: '/about#values' },
      { label: 'Contact', to: '/about#contact' },
    ],
  },
  {
    title: 'Legal',
    links: [
      { label: 'Privacy', to: '/privacy' },
      { label: 'Terms', to: '/terms' },
      { label: 'House rules', to: '/rules' },
      { label: 'Verification policy', to: '/verification-policy' },
      { label: 'Grievance officer', to: '/grievance' },
    ],
  },
  {
    title: 'Resources',
    links: [
      { label: 'Features', to: '/features' },
      { label: 'Education', to: '/education' },
      { label: 'Research Hub', to: '/researchhub' },
      { label: 'Sources', to: '/corpus' },
      { label: 'Docs', to: '/docs' },
      { label: 'Status', to: '/status' },
      { label: 'Help', mail: contact.email },
    ],
  },
]

/** The foot of the public pages. Every link leads to a page that exists or to a mailbox. */
export const SiteFooter = () => (
  <footer className={styles.foot}>
    <div className={`wrap ${styles.inside}`}>
      <div className={styles.brand}>
        <Mark size={36} />
        <p>
          <strong>{brand.name}</strong>
          <br />
          {say('The whole country on one ward.')}
        </p>
      </div>
      {groups.map(({ title, links }) => (
        <nav key={title} aria-labelledby={`foot-${title}`}>
          <h2 id={`foot-${title}`}>{say(title)}</h2>
          <ul>
            {links.map((link) => (
              <li key={link.label}>
                {'to' in link ? <Link to={link.to}>{say(link.label)}</Link> : <a href={`mailto:${link.mail}`}>{say(link.label)}</a>}
              </li>
            ))}
          </ul>
        </nav>
      ))}
    </div>
    <div className={`wrap ${styles.end}`}>
      <p>
        {brand.copyright}. {say('Built in India for the people on duty.')}
      </p>
      <ShareLinks />
    </div>
  </footer>
)

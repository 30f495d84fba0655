import { brand } from '#contract/brand.ts'

/** Where a document says its own address: whoever serves it puts its origin there, which the build cannot know. */
export const ORIGIN = '%origin%'

const { contact } = brand

/** Who runs the site and what it is, for search engines (schema.org). */
const facts = {
  '@context': 'https://schema.org',
  '@graph': [
    {
      '@type': 'Organization',
      '@id': `${ORIGIN}/#organization`,
      name: brand.name,
      legalName: contact.company,
      url: `${ORIGIN}/`,
      logo: `${ORIGIN}/icon-512.png`,
      address: `${contact.street}, ${contact.city}`,
      email: contact.email,
      telephone: contact.phone,
    },
    {
      '@type': 'WebSite',
      name: brand.name,
      url: `${ORIGIN}/`,
      inLanguage: ['en-IN', 'hi-IN'],
      publisher: { '@id': `${ORIGIN}/#organization` },
    },
  ],
}

/** The front page carries them, in each of its languages. */
export const factsOf = (path: string) =>
  path === '/' || path === '/hi' ? `<script type="application/ld+json">${JSON.stringify(facts).replaceAll('<', '\\u003c')}</script>` : ''

import { type ReactNode, useSyncExternalStore } from 'react'
import { brand } from '#contract/brand.ts'
import { say } from '../lib/language/say.ts'
import { IconLink } from '../ui/button/IconButton.tsx'
import styles from './ShareLinks.module.css'

const words = `${brand.name}: ${brand.tagline}`
const never = () => () => {}

/** This site's address; empty while the page is prerendered, when nobody knows it yet. */
const useOrigin = () =>
  useSyncExternalStore(
    never,
    () => window.location.origin,
    () => '',
  )

const places: { name: string; href: (origin: string) => string; icon: ReactNode }[] = [
  {
    name: 'X',
    href: (origin) => `https://x.com/intent/post?${new URLSearchParams({ text: words, ...(origin && { url: origin }) })}`,
    icon: <path d="M4 4l16 16M20 4L4 20" strokeWidth="2" />,
  },
  {
    name: 'LinkedIn',
    href: (origin) => `https://www.linkedin.com/feed/?${new URLSearchParams({ shareActive: 'true', text: `${words} ${origin}`.trim() })}`,
    icon: (
      <>
        <rect x="3" y="3" width="18" height="18" rx="3" />
        <path d="M8 11v5M8 8v.01M12 16v-5m0 2.2c0-1.4 1-2.2 2.2-2.2S16 11.8 16 13.2V16" />
      </>
    ),
  },
  {
    name: 'WhatsApp',
    href: (origin) => `https://wa.me/?${new URLSearchParams({ text: `${words} ${origin}`.trim() })}`,
    icon: (
      <>
        <path d="M3.5 20.5l1.3-4.4A8.6 8.6 0 1 1 8 19.3z" />
        <path d="M9 8.6c-.6 2.7 3.4 6.8 6.3 6.3l.6-1.6-2-1.1-.9.8c-.9-.4-1.7-1.2-2.1-2.1l.8-.9-1.1-2z" />
      </>
    ),
  },
]

/** Tells others of the product on the networks that its members use. Nothing is loaded from them. */
export function ShareLinks() {
  const origin = useOrigin()

  return (
    <ul className={styles.links}>
      {places.map(({ name, href, icon }) => (
        <li key={name}>
          <IconLink to={href(origin)} target="_blank" rel="noopener noreferrer" label={say('Share on {name}', { name })}>
            <svg
              className="lucide"
              viewBox="0 0 24 24"
              fill="none"
              stroke="currentColor"
              strokeLinecap="round"
              strokeLinejoin="round"
              aria-hidden="true"
            >
              {icon}
            </svg>
          </IconLink>
        </li>
      ))}
    </ul>
  )
}

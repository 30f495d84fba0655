import { type ReactNode, useMemo } from 'react'
import ReactMarkdown, { type Components, type Options } from 'react-markdown'
import remarkGfm from 'remark-gfm'
import { boundTables } from './bound-tables.ts'

type Anchor = { href?: string | undefined; children?: ReactNode }

/** Opens beside the page and tells the other site nothing of ours. An address that was refused is only text. */
const Outward = ({ href, children }: Anchor) =>
  href ? (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow ugc">
      {children}
    </a>
  ) : (
    <span>{children}</span>
  )

/** Markdown stands far down in the page's own order of headings, so its headings are bold lines. */
const Line = ({ children }: { children?: ReactNode }) => (
  <p>
    <strong>{children}</strong>
  </p>
)

const components: Components = {
  a: ({ href, children }) => <Outward href={href}>{children}</Outward>,
  // A picture from elsewhere would tell that place who reads what, so it is only linked.
  img: ({ src, alt }) => <Outward href={typeof src === 'string' ? src : undefined}>{alt || 'Image'}</Outward>,
  h1: Line,
  h2: Line,
  h3: Line,
  h4: Line,
  h5: Line,
  h6: Line,
}

const allowed = /^(https?|ircs?|mailto|xmpp):/i

/** Keeps whole addresses of the allowed protocols; everything else leads nowhere. */
export const safeAddress = (address: string) => (allowed.test(address.trim()) ? address : '')

type Plugins = NonNullable<Options['remarkPlugins']>

const plugins: Plugins = [[remarkGfm, { singleTilde: false }], boundTables]

type MarkdownProps = {
  text: string
  /** Lets more addresses through than the safe ones: those that `ownLink` draws. */
  urlTransform?: (address: string) => string
  /** Draws links that the page itself put into the text, whatever they look like; nothing for all others. */
  ownLink?: (href: string, children: ReactNode) => ReactNode
  /** What is made of the text before it is drawn, and how the page draws what that has put into it. */
  plugins?: Plugins
  drawn?: Components
}

const none = {}
const noPlugins: Plugins = []

/** Markdown from elsewhere: HTML stands as the text that it is, links of safe protocols only. */
export function Markdown({ text, urlTransform = safeAddress, ownLink, plugins: more = noPlugins, drawn = none }: MarkdownProps) {
  const all = useMemo<Components>(
    () =>
      ownLink
        ? { ...components, a: ({ href, children }) => ownLink(href ?? '', children) ?? <Outward href={href}>{children}</Outward> }
        : { ...components, ...drawn },
    [ownLink, drawn],
  )
  return (
    <ReactMarkdown urlTransform={urlTransform} remarkPlugins={more.length > 0 ? [...plugins, ...more] : plugins} components={all}>
      {text}
    </ReactMarkdown>
  )
}

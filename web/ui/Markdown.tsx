import type { ReactNode } from 'react'
import ReactMarkdown, { type Components } from 'react-markdown'
import remarkGfm from 'remark-gfm'

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

/** A comment stands far down in the page's own order of headings, so its headings are bold lines. */
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

const plugins = [remarkGfm]

/** Markdown by members: no HTML, links of safe protocols only. */
export default function Markdown({ text }: { text: string }) {
  return (
    <ReactMarkdown skipHtml urlTransform={safeAddress} remarkPlugins={plugins} components={components}>
      {text}
    </ReactMarkdown>
  )
}

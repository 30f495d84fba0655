import { FeedLoading } from '../../feed/FeedLoading.tsx'
import { DoxyGlyph } from '../../ui/art/glyphs.tsx'
import { ButtonLink } from '../../ui/button/ButtonLink.tsx'
import { Page } from '../../ui/layout/Page.tsx'
import { Stat, StatStrip } from '../../ui/layout/StatStrip.tsx'

const Empty = () => <span />

/** The dashboard before anything is known of its reader: drawn when the site is built, read until the program has drawn the page itself. */
export const DashboardFrame = () => (
  <Page title="Dashboard" heading="hidden" below="neither" side={<Empty />} rail={<Empty />}>
    <StatStrip>
      {['Profile Views', 'Connections', 'Messages'].map((label) => (
        <Stat key={label} label={label} value={undefined} note="" />
      ))}
    </StatStrip>
    <ButtonLink tone="doxy" block to="/chat" className="below-lg">
      <DoxyGlyph />
      Ask Doxy AI
    </ButtonLink>
    <FeedLoading />
  </Page>
)

import { FeedLoading } from '../../feed/FeedLoading.tsx'
import { say } from '../../lib/language/say.ts'
import { DoxyGlyph } from '../../ui/art/glyphs.tsx'
import { ButtonLink } from '../../ui/button/ButtonLink.tsx'
import { InReadersLanguage } from '../../ui/language/InReadersLanguage.tsx'
import { Page } from '../../ui/layout/Page.tsx'
import { Stat, StatStrip } from '../../ui/layout/StatStrip.tsx'

const Empty = () => <span />

/** The dashboard before anything is known of its reader: drawn when the site is built, read until the program has drawn the page itself. */
export const DashboardFrame = () => (
  <Page title={say('Dashboard')} heading="own" below="neither" side={<Empty />} rail={<Empty />}>
    <InReadersLanguage>
      <h1 className="vh">{say('Dashboard')}</h1>
      <StatStrip>
        {['Profile Views', 'Connections', 'Messages'].map((label) => (
          <Stat key={label} label={say(label)} value={undefined} note="" />
        ))}
      </StatStrip>
      <ButtonLink tone="doxy" block to="/chat" className="below-lg">
        <DoxyGlyph />
        {say('Ask Doxy AI')}
      </ButtonLink>
    </InReadersLanguage>
    <FeedLoading />
  </Page>
)

import { say } from '../lib/language/say.ts'
import { Caret } from '../ui/art/Art.tsx'
import { gridLines } from '../ui/art/grid-lines.ts'
import { ButtonLink } from '../ui/button/ButtonLink.tsx'
import { InReadersLanguage } from '../ui/language/InReadersLanguage.tsx'
import { Centre } from '../ui/layout/Centre.tsx'
import { Page } from '../ui/layout/Page.tsx'

const paper = gridLines({ x: 30, y: 90, width: 420, height: 240, every: 12 })
const readings = [
  [66, 264],
  [126, 236],
  [186, 248],
  [246, 200],
  [306, 210],
  [366, 146],
  [426, 124],
] as const

/** Readings that leave the paper. */
const OffTheChart = () => (
  <svg viewBox="0 0 560 350" data-wide aria-hidden="true">
    <rect x="30" y="90" width="420" height="240" fill="var(--sheet)" />
    <path d={paper.fine} stroke="var(--grid)" fill="none" />
    <path d={paper.strong} stroke="var(--grid-2)" fill="none" />
    <rect x="30" y="90" width="420" height="240" fill="none" stroke="var(--rule-strong)" />
    <path
      d="M66 268l60-28 60 12 60-48 60 10 60-64 60-22 66-80"
      fill="none"
      stroke="var(--neel)"
      strokeOpacity=".5"
      strokeWidth="2"
      strokeDasharray="1 6"
      strokeLinecap="round"
    />
    {readings.map(([x, y]) => (
      <Caret key={x} x={x} y={y} scale={1.5} />
    ))}
    <Caret x={500} y={40} scale={2.3} dot="var(--haldi)" />
  </svg>
)

/** Any address that leads nowhere. */
export const NotFoundPage = () => (
  <Page title={say('Page not found')} heading="own" frame="bare">
    <InReadersLanguage>
      <Centre
        art={<OffTheChart />}
        title={say('Oops! Page not found')}
        action={<ButtonLink to="/home">{say('Return to Home')}</ButtonLink>}
      >
        <p>{say('The page may have moved, or the link may have a typing mistake.')}</p>
      </Centre>
    </InReadersLanguage>
  </Page>
)

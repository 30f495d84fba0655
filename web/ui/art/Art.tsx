import type { ReactNode } from 'react'
import { ChartPaper, LeadOff } from './ChartPaper.tsx'

/** A person on the chart: caret and dot. */
export const Caret = ({ x, y, scale, dot = 'var(--neel)' }: { x: number; y: number; scale: number; dot?: string }) => (
  <g transform={`translate(${x} ${y}) scale(${scale})`}>
    <path d="M-6.5-5.5L0 8l6.5-13.5" fill="none" stroke="var(--neel)" strokeWidth="2.4" strokeLinecap="round" strokeLinejoin="round" />
    <circle cy="-8" r="2.9" fill={dot} />
  </g>
)

const Dashes = ({ d, opacity }: { d: string; opacity: number }) => (
  <path d={d} fill="none" stroke="var(--neel)" strokeOpacity={opacity} strokeWidth="2" strokeDasharray="1 5" strokeLinecap="round" />
)

const scenes = {
  blank: (
    <g fill="none" stroke="var(--rule-strong)" strokeLinecap="round" opacity=".9">
      <path d="M76 46l20 32 20-32" strokeWidth="3" strokeDasharray="1 7" strokeLinejoin="round" />
      <circle cx="96" cy="32" r="7" strokeWidth="2.5" strokeDasharray="1 6" />
    </g>
  ),
  mates: (
    <>
      <Dashes d="M8 84l32-14 32 6 32-24" opacity={0.45} />
      <Caret x={40} y={66} scale={1.1} />
      <Caret x={72} y={72} scale={1.1} />
      <Caret x={104} y={48} scale={1.1} />
    </>
  ),
  jobs: (
    <>
      <Caret x={48} y={74} scale={1.3} />
      <Caret x={96} y={60} scale={1.3} />
      <path d="M132 34l12 20 12-20" fill="none" stroke="var(--rule-strong)" strokeWidth="2.6" strokeDasharray="1 6" strokeLinecap="round" />
      <Dashes d="M48 60l48-14 48-16" opacity={0.4} />
    </>
  ),
} satisfies Record<string, ReactNode>

export type ArtName = keyof typeof scenes | 'lead-off'

/** A small scene on chart paper. */
export const Art = ({ name }: { name: ArtName }) => (name === 'lead-off' ? <LeadOff /> : <ChartPaper>{scenes[name]}</ChartPaper>)

import type { ReactNode } from 'react'
import { gridLines } from './grid-lines.ts'

const WIDTH = 192
const HEIGHT = 112

const paper = gridLines({ width: WIDTH, height: HEIGHT, every: 8 })

/** A small sheet of chart paper to draw on. */
export const ChartPaper = ({ children }: { children: ReactNode }) => (
  <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width={WIDTH} height={HEIGHT} aria-hidden="true">
    <rect width={WIDTH} height={HEIGHT} rx="8" fill="var(--sheet)" />
    <path d={paper.fine} stroke="var(--grid)" fill="none" />
    <path d={paper.strong} stroke="var(--grid-2)" fill="none" />
    <rect x=".5" y=".5" width={WIDTH - 1} height={HEIGHT - 1} rx="8" fill="none" stroke="var(--rule)" />
    {children}
  </svg>
)

/** A lead that came off: what an error is drawn with. */
export const LeadOff = () => (
  <ChartPaper>
    <g fill="none" strokeWidth="2.4" strokeLinecap="round" strokeLinejoin="round">
      <path d="M0 62h22l6-5 6 5h6l4 6 6-40 7 48 5-14h10q8-12 16 0h6" stroke="var(--neel)" />
      <circle cx="98" cy="62" r="5" fill="var(--sheet)" stroke="var(--neel)" />
      <circle cx="128" cy="70" r="5" fill="var(--haldi)" stroke="var(--ink)" strokeWidth="2" />
      <path d="M133 72q14 4 12 18t20 12" stroke="var(--ink)" />
    </g>
  </ChartPaper>
)

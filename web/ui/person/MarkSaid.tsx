import { markWords } from '#contract/mark-words.ts'
import type { FactMarkProps } from './FactMark.tsx'

/** The mark on a face in words, for whoever does not see it. That a proof was withdrawn stands there for everybody to read. */
export const MarkSaid = ({ mark }: { mark: FactMarkProps['mark'] | undefined }) =>
  mark && mark.state !== 'withdrawn' && <span className="vh"> ({markWords(mark)})</span>

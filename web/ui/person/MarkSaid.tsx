import { markWords } from '#contract/mark-words.ts'
import { useSay } from '../../lib/language/say.ts'
import type { FactMarkProps } from './FactMark.tsx'

/** The mark on a face in words, for whoever does not see it. That a proof was withdrawn stands there for everybody to read. */
export function MarkSaid({ mark }: { mark: FactMarkProps['mark'] | undefined }) {
  const say = useSay()
  return mark && mark.state !== 'withdrawn' && <span className="vh"> ({say(markWords(mark))})</span>
}

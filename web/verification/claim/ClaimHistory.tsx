import { brand } from '#contract/brand.ts'
import type { ClaimEntry } from '#contract/claim.ts'
import { inFull } from '../../lib/dates.ts'
import { useLocale, useSay } from '../../lib/language/say.ts'
import { writtenIn } from '../../lib/language/written-in.ts'
import styles from '../Verification.module.css'
import { entryWords } from './fact-words.ts'
import { actNames } from './labels.ts'

const whose = { member: 'Member', reviewer: 'Reviewer', system: brand.name }

/** What happened to a claim, line by line. `own` speaks to the member themselves. */
export function ClaimHistory({ entries, own }: { entries: ClaimEntry[]; own?: boolean }) {
  const say = useSay()
  const locale = useLocale()
  return (
    <ol className={styles.history} aria-label={say('History')}>
      {entries.map((entry) => {
        const { id, at, by, act, words } = entry
        const ours = entryWords(entry, say)
        return (
          <li key={id}>
            <span>
              <b>{say(actNames[act])}</b>
              <span className="meta">
                {' '}
                {say(by === 'member' && own ? 'You' : whose[by])} · <time dateTime={at}>{inFull(at, locale)}</time>
              </span>
            </span>
            {ours && <p>{ours}</p>}
            {words && <p lang={writtenIn(words)}>{words}</p>}
          </li>
        )
      })}
    </ol>
  )
}

import { useQuery } from '@tanstack/react-query'
import { FileX } from 'lucide-react'
import { doiAddress } from '#contract/doi-address.ts'
import { onDay } from '../../lib/dates.ts'
import { buttonLooks } from '../../ui/button/Button.tsx'
import { retractionQuery } from '../queries.ts'
import styles from './Retraction.module.css'

/** Above the title of a retracted paper: since when, why, and where the notice stands. It says so at once; the rest follows. */
export function RetractionNotice({ doi }: { doi: string }) {
  const { data } = useQuery(retractionQuery(doi))
  const { retractedOn, reasons = [], noticeDoi } = data?.items[0] ?? {}
  return (
    <section className={styles.notice} aria-label="Retraction">
      <FileX aria-hidden="true" />
      <div>
        <p className={styles.words}>This paper was retracted{retractedOn && ` on ${onDay(retractedOn)}`}.</p>
        {reasons.length > 0 && <p>Reasons in the list of retractions: {reasons.join('; ')}.</p>}
        <p>
          Do not use its figures in care. The paper stays readable, so that what cited it can be checked. Doxy AI does not answer from it.
        </p>
        {noticeDoi && (
          <p>
            <a {...buttonLooks({})} href={doiAddress(noticeDoi)} target="_blank" rel="noopener noreferrer">
              Read the retraction notice
            </a>
          </p>
        )}
      </div>
    </section>
  )
}

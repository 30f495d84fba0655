import { useQuery } from '@tanstack/react-query'
import { onDay } from '../../lib/dates.ts'
import { useSession } from '../../lib/session.ts'
import { Note } from '../../ui/status/Note.tsx'
import { retractionQuery } from '../queries.ts'
import styles from './Upload.module.css'
import { useSettledDoi } from './use-settled-doi.ts'

/** Beside the field of a DOI: that its work was retracted, and why, before anything is sent. Of a guest's page nothing is asked. */
export function RetractedDoi({ said }: { said: string }) {
  const { signedIn } = useSession()
  const doi = useSettledDoi(said)
  const { data } = useQuery({ ...retractionQuery(doi), enabled: signedIn && doi !== '' })
  const retraction = doi === '' ? undefined : data?.items[0]
  if (!retraction) return null
  const { retractedOn, reasons } = retraction
  return (
    <div className={styles.wide}>
      <Note tone="danger" role="status">
        The work with this DOI was retracted{retractedOn && ` on ${onDay(retractedOn)}`}.
        {reasons.length > 0 && ` Reasons in the list of retractions: ${reasons.join('; ')}.`} A paper with it says so to everybody who finds
        it, and Doxy AI does not answer from it.
      </Note>
    </div>
  )
}

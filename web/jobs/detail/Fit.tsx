import { useQuery } from '@tanstack/react-query'
import type { Id } from '#contract/page.ts'
import { Failed } from '../../ui/list/QueryList.tsx'
import { Loading } from '../../ui/status/Skeleton.tsx'
import { fitQuery } from '../queries.ts'
import styles from './Detail.module.css'
import { FitLines } from './FitLines.tsx'

/** What a job asks for beside what the viewer's profile says and what was checked: to be judged by people, without a score. */
export function Fit({ postingId }: { postingId: Id }) {
  const { data, isError, refetch } = useQuery(fitQuery(postingId))
  return (
    <section className={styles.part} aria-labelledby="fit">
      <h3 id="fit">Why you fit</h3>
      {data ? (
        <FitLines lines={data.items} whose="Your profile" />
      ) : isError ? (
        <Failed what="why you fit" onRetry={() => void refetch()} />
      ) : (
        <Loading label="Comparing with your profile" rows={1} shape="person" />
      )}
    </section>
  )
}

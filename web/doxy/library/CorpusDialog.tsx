import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import type { LibraryState } from '#contract/library-state.ts'
import { pluralize } from '../../lib/count.ts'
import { onDay } from '../../lib/dates.ts'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { part } from '../../ui/later.tsx'
import { Failed } from '../../ui/list/QueryList.tsx'
import { Loading } from '../../ui/status/Skeleton.tsx'
import { libraryQuery } from '../queries.ts'
import styles from './Corpus.module.css'
import { writerOf } from './words.ts'

const OwnDocuments = part(() => import('./OwnDocuments.tsx'))

/** The card of the corpus: what Doxy AI may cite, how much of it, how new it is, and how much it carries. */
export default function CorpusDialog({ onClose }: { onClose: () => void }) {
  const { data, isError, refetch } = useQuery(libraryQuery)
  return (
    <Dialog title="Doxy AI’s sources" reading onClose={onClose}>
      {data ? (
        <Card library={data} />
      ) : isError ? (
        <Failed what="the library" onRetry={() => void refetch()} />
      ) : (
        <Loading label="Loading the library" />
      )}
    </Dialog>
  )
}

function Card({ library }: { library: LibraryState }) {
  const { documents, passages, newest, notes, uploads, preprints, retractions, years, tiers, sources, licences } = library
  const facts = [
    ['Answers', writerOf(library)],
    ['Documents', `${pluralize(documents, 'document')} in ${pluralize(passages, 'passage')}`],
    ['Evidence notes', `${pluralize(notes, 'note')} by our editors (Apache-2.0)`],
    ['Uploaded', pluralize(uploads, 'document')],
    ['Not peer-reviewed', pluralize(preprints, 'preprint')],
    ['Retracted, excluded', pluralize(retractions, 'work')],
    ['Published', years ? (years.from === years.to ? `${years.from}` : `${years.from}–${years.to}`) : 'No year known'],
    ['Last change', newest ? onDay(newest) : 'Nothing added yet'],
  ]
  return (
    <>
      <p>
        An evidence note tells of one paper or guideline in our own words and names it. It is a pointer, not a substitute, and holds no dose
        to copy. Documents that members bring in are found by themselves alone until a reviewer publishes them.
      </p>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Suspense>
        <OwnDocuments />
      </Suspense>
      {tiers.length > 0 && (
        <Counted title="Tiers of the notes" rows={tiers.map(({ tier, documents: count }) => ({ name: begun(tier), count }))}>
          Tiers do not affect search; they affect the confidence of an answer.
        </Counted>
      )}
      <Counted title="Licences" rows={licences.map(({ licence, documents: count }) => ({ name: licence || 'No licence named', count }))} />
      <Counted title="Sources" rows={sources.map(({ source, documents: count }) => ({ name: source || 'No source named', count }))} />
    </>
  )
}

const begun = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

type CountedProps = { title: string; rows: { name: string; count: number }[]; children?: string }

const Counted = ({ title, rows, children }: CountedProps) => (
  <section>
    <h3>{title}</h3>
    {children && <p className="ui muted">{children}</p>}
    <ul className={styles.counted}>
      {rows.map(({ name, count }) => (
        <li key={name}>
          <span>{name}</span>
          <span className="num">{count.toLocaleString('en-IN')}</span>
        </li>
      ))}
    </ul>
  </section>
)

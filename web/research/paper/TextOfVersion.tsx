import { useInfiniteQuery } from '@tanstack/react-query'
import { type Ref, useEffect, useMemo } from 'react'
import { Failed } from '../../ui/list/QueryList.tsx'
import { ShowMore } from '../../ui/list/ShowMore.tsx'
import { Note } from '../../ui/status/Note.tsx'
import { Loading } from '../../ui/status/Skeleton.tsx'
import { wordsId } from '../comments/drafts.ts'
import { textQuery } from '../queries.ts'
import { type Mark, piecesOf, type Words } from './marks.ts'
import styles from './Paper.module.css'
import { quotedWords } from './quoted-words.ts'
import { commentIn, pageIn, quoteIn, type Sought } from './sought.ts'

type TextOfVersionProps = { ref: Ref<HTMLDivElement>; paperId: string; no: number; marks: readonly Mark[]; sought: Sought | undefined }

/** The pages of a version, as much at a time as one answer holds. What is sought is brought into sight, however far they are. */
export function TextOfVersion({ ref, paperId, no, marks, sought }: TextOfVersionProps) {
  const text = useInfiniteQuery(textQuery(paperId, no))
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = text
  const pages = useMemo(() => text.data?.pages.flatMap((part) => part.pages) ?? [], [text.data])
  const quote = quoteIn(sought)
  const quoted = useMemo(() => (quote ? quotedWords(pages, quote) : []), [pages, quote])
  const words = commentIn(sought)
  const page = words ? marks.find(({ commentId }) => commentId === words.commentId)?.page : (quoted[0]?.page ?? pageIn(sought)?.page)
  const isHere = pages.some(({ no }) => no === page)

  useEffect(() => {
    if (page === undefined ? !quote : !sought) return
    if (isHere) focusOn(words ? wordsId(words.commentId) : quote ? quotedId(page!) : pageId(page!))
    else if (hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage()
  }, [sought, words, quote, page, isHere, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage])

  if (text.isError && !text.data) return <Failed what="the text" onRetry={() => void text.refetch()} />
  if (!text.data) return <Loading label="Loading the text" rows={2} />
  return (
    <>
      {quote && quoted.length === 0 && !hasNextPage && (
        <Note role="status">
          The words that led here do not stand in this text. They may be of the title, the abstract or another version.
        </Note>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys */}
      <section className={styles.text} aria-label="Pages" tabIndex={0}>
        <div ref={ref}>
          {pages.map((page) => (
            <Page
              key={page.no}
              {...page}
              marks={marks.filter((mark) => mark.page === page.no)}
              quoted={quoted.filter((words) => words.page === page.no)}
            />
          ))}
        </div>
        {hasNextPage && <ShowMore tone="outline" size="small" query={text} />}
        {!hasNextPage && text.data.pages.some(({ isCut }) => isCut) && (
          <p className="meta">The text goes on in the file: only so much of it is kept here.</p>
        )}
      </section>
    </>
  )
}

type PageProps = { no: number; text: string; marks: readonly Mark[]; quoted: readonly Words[] }

/** Its number is drawn by the style sheet, so that what is selected over two pages is their text alone. */
const Page = ({ no, text, marks, quoted }: PageProps) => (
  <section id={pageId(no)} tabIndex={-1} className={styles.page} aria-label={`Page ${no}`} data-page={`Page ${no}`}>
    <p>
      {piecesOf<Mark | Words>(text, marks, quoted).map(({ text: words, mark }, at) =>
        mark && 'commentId' in mark ? (
          <mark key={mark.commentId} id={wordsId(mark.commentId)} tabIndex={-1} data-number={mark.number}>
            {words}
          </mark>
        ) : mark ? (
          <mark key="quoted" id={quotedId(no)} tabIndex={-1} className={styles.quoted}>
            {words}
          </mark>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one page keep their order
          <span key={at}>{words}</span>
        ),
      )}
      {'\n'}
    </p>
  </section>
)

/** The words of a page that an address seeks. */
const quotedId = (no: number) => `quoted-${no}`
const pageId = (no: number) => `page-${no}`

function focusOn(id: string) {
  const place = document.getElementById(id)
  place?.scrollIntoView({ block: id.startsWith('page-') ? 'start' : 'center' })
  place?.focus({ preventScroll: true })
}

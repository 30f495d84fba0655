import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { CasePicture } from '#contract/cases.ts'
import { PICTURE_WIDTHS } from '#contract/limits.ts'
import type { Id } from '#contract/page.ts'
import { pictureAddress } from '../../lib/api/backend.ts'
import { useDataSaver } from '../../lib/data-saver.ts'
import { orpc } from '../../lib/query/query.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import styles from './CasePictures.module.css'

/** Addresses hold for half an hour. */
const FRESH_MS = 25 * 60_000

type CasePicturesProps = { postId: Id; pictures: readonly CasePicture[] }

/** Clinical pictures, each covered until somebody wants to see it; nothing of them is fetched before. */
export function CasePictures({ postId, pictures }: CasePicturesProps) {
  const [wanted, setWanted] = useState<readonly Id[]>([])
  const [failed, setFailed] = useState<string>()
  const [opened, setOpened] = useState<CasePicture>()
  const { data, error, refetch } = useQuery(
    orpc.cases.openPictures.queryOptions({ input: { postId }, staleTime: FRESH_MS, enabled: wanted.length > 0 }),
  )
  const urlOf = (id: Id) => data?.items.find((item) => item.id === id)?.url
  const retry = () => void refetch().then(() => setFailed(undefined))

  return (
    <>
      <ul className={styles.pictures} aria-label="Clinical pictures">
        {pictures.map((picture, at) => {
          const { id, alt } = picture
          const url = urlOf(id)
          const isAbsent = url ? url === failed : Boolean(error ?? data)
          const isWanted = wanted.includes(id)
          return (
            <li key={id} className={styles.picture}>
              {!isWanted && <p>{alt}</p>}
              {isWanted && url && !isAbsent && (
                <Shown picture={picture} url={url} onOpen={() => setOpened(picture)} onFailed={() => setFailed(url)} />
              )}
              {isWanted && isAbsent && (
                <p role="alert">
                  This picture cannot be shown.{' '}
                  <Button size="small" tone="quiet" onClick={retry}>
                    Try again
                  </Button>
                </p>
              )}
              <Button
                size="small"
                tone={isWanted ? 'quiet' : 'outline'}
                onClick={() => setWanted(isWanted ? wanted.filter((other) => other !== id) : [...wanted, id])}
              >
                {isWanted ? 'Cover it again' : `Show clinical picture${pictures.length > 1 ? ` ${at + 1}` : ''}`}
              </Button>
            </li>
          )
        })}
      </ul>
      {opened && (
        <Dialog title="Clinical picture" size="wide" onClose={() => setOpened(undefined)}>
          <img
            className={styles.whole}
            src={pictureAddress(urlOf(opened.id) ?? '')}
            alt={opened.alt}
            width={opened.width}
            height={opened.height}
          />
          <p className="ui">{opened.alt}</p>
        </Dialog>
      )}
    </>
  )
}

type ShownProps = { picture: CasePicture; url: string; onOpen: () => void; onFailed: () => void }

/** No wider than a card needs; with data saver on no wider than a phone does. */
function Shown({ picture: { alt, width, height }, url, onOpen, onFailed }: ShownProps) {
  const atWidth = PICTURE_WIDTHS[useDataSaver() ? 0 : 1]
  return (
    <button type="button" className={styles.shown} aria-haspopup="dialog" onClick={onOpen}>
      <img src={`${pictureAddress(url)}&w=${atWidth}`} alt={alt} width={width} height={height} onError={onFailed} />
    </button>
  )
}

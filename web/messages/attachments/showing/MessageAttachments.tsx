import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type AttachmentKind, attachmentKindOf } from '#contract/attachments.ts'
import type { AttachmentNote } from '#contract/message-content.ts'
import type { Id } from '#contract/page.ts'
import { later } from '../../../ui/later.tsx'
import styles from '../Attachments.module.css'
import { DocumentRow } from './DocumentRow.tsx'
import { FilmPlayer } from './FilmPlayer.tsx'
import { MessagePicture } from './MessagePicture.tsx'
import { addressesQuery } from './queries.ts'
import type { Shown } from './shown.ts'

const Lightbox = later(async () => (await import('./Lightbox.tsx')).Lightbox)

type MessageAttachmentsProps = { conversationId: Id; notes: readonly AttachmentNote[] }

/** The files of one message: its pictures side by side, each of which opens large; its films; its documents to download. */
export function MessageAttachments({ conversationId, notes }: MessageAttachmentsProps) {
  const addresses = useQuery(
    addressesQuery(
      conversationId,
      notes.map(({ id }) => id),
    ),
  )
  const [opened, setOpened] = useState<number>()
  const origin = import.meta.env.VITE_BACKEND_URL ?? ''
  const urlIn = (data: typeof addresses.data, id: Id) => {
    const found = data?.items.find((item) => item.id === id.toLowerCase())
    return found ? origin + found.url : data && null
  }
  const shown = notes.map((note): Shown => ({ ...note, url: urlIn(addresses.data, note.id) }))
  const of = (kind: AttachmentKind) => shown.filter(({ type }) => attachmentKindOf(type) === kind)
  const pictures = of('image')
  const renew = () => void addresses.refetch()
  const renewed = async (id: Id) => urlIn((await addresses.refetch({ throwOnError: true })).data, id)
  const open = (at: number) => {
    if (addresses.isStale) renew()
    setOpened(at)
  }

  return (
    <div className={styles.files}>
      {pictures.length > 0 && (
        <ul className={styles.pictures} data-several={pictures.length > 1 || undefined}>
          {pictures.map((picture, at) => (
            <li key={picture.id}>
              <MessagePicture picture={picture} onOpen={() => open(at)} onFailed={renew} />
            </li>
          ))}
        </ul>
      )}
      {of('video').map((film) => (
        <FilmPlayer key={film.id} film={film} onFailed={renew} />
      ))}
      {of('document').map((file) => (
        <DocumentRow key={file.id} file={file} renewed={addresses.isStale ? renewed : undefined} />
      ))}
      {opened !== undefined && pictures[opened] && (
        <Lightbox pictures={pictures} at={opened} onMove={open} onClose={() => setOpened(undefined)} />
      )}
    </div>
  )
}

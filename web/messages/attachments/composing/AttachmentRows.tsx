import { useRef, useState } from 'react'
import { ATTACHMENTS_MAX } from '#contract/attachment-limits.ts'
import { say } from '../../../lib/language/say.ts'
import { later } from '../../../ui/later.tsx'
import { useKeptFocus } from '../../../ui/list/use-kept-focus.ts'
import { Note } from '../../../ui/status/Note.tsx'
import styles from '../Attachments.module.css'
import { AttachmentRow } from './AttachmentRow.tsx'
import type { Attachments } from './use-attachments.ts'

const BlurDialog = later(async () => (await import('../../../ui/blur/BlurDialog.tsx')).BlurDialog)

/** The files that go with the next message, each with how far it is. Draws nothing while there are none. */
export function AttachmentRows({ attachments }: { attachments: Attachments }) {
  const { rows, tooMany, cancel, retry, blur } = attachments
  const list = useRef<HTMLUListElement>(null)
  const [blurred, setBlurred] = useState<string>()
  useKeptFocus(list, rows.length)
  const opened = rows.find(({ key }) => key === blurred)

  return (
    <>
      {tooMany && (
        <Note tone="danger" role="alert">
          {say('A message takes {most} files. The others were left out: send them with the next one.', { most: ATTACHMENTS_MAX })}
        </Note>
      )}
      {rows.length > 0 && (
        <ul ref={list} className={styles.rows} aria-label={say('Files to send')} tabIndex={-1}>
          {rows.map((row) => (
            <AttachmentRow
              key={row.key}
              row={row}
              onCancel={() => cancel(row.key)}
              onRetry={() => retry(row.key)}
              onBlur={() => setBlurred(row.key)}
            />
          ))}
        </ul>
      )}
      {opened && (
        <BlurDialog
          file={opened.original}
          boxes={opened.boxes}
          apply={say('Cover and send again')}
          onClose={() => setBlurred(undefined)}
          onApply={(boxes) => {
            setBlurred(undefined)
            blur(opened.key, boxes)
          }}
        />
      )}
    </>
  )
}

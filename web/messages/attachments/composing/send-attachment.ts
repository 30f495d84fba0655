import type { AttachmentNote } from '#contract/message-content.ts'
import { codeOf, wordsOf } from '../../../lib/api/failure.ts'
import { sendInPieces } from '../../../lib/upload/pieces.ts'
import { type Attached, tooLarge, unreadable } from './attached.ts'
import { type Prepared, prepareDocument, prepareFilm, preparePicture, shortName } from './prepare.ts'

/** Refusals that the same file meets again. */
const FINAL: readonly (string | undefined)[] = ['UNSUPPORTED_TYPE', 'TOO_LARGE']

type Chosen = Pick<Attached, 'original' | 'kind' | 'boxes'>
type Way = { tell: (change: Partial<Attached>) => void; signal: AbortSignal }

/** Prepares a file, sends it, and tells how that comes along until it has arrived or failed. */
export async function sendAttachment(chosen: Chosen, { tell, signal }: Way) {
  const prepared = await prepare(chosen).catch(() => undefined)
  if (signal.aborted) return
  if (!prepared) return tell({ failure: unreadable() })
  const { file } = prepared
  const failure = tooLarge(chosen.kind, file.size)
  tell({ sizeBytes: file.size, ...(failure && { failure }) })
  if (failure) return
  try {
    const { id } = await sendInPieces('attachment', file, { tell, signal })
    tell({ share: 1, waiting: false, note: noteOf(id, prepared) })
  } catch (error) {
    if (!signal.aborted) tell({ waiting: false, failure: { words: wordsOf(error), mayRetry: !FINAL.includes(codeOf(error)) } })
  }
}

function prepare({ original, kind, boxes }: Chosen) {
  if (kind === 'image') return preparePicture(original, boxes)
  return kind === 'video' ? prepareFilm(original) : Promise.resolve(prepareDocument(original))
}

function noteOf(id: string, { file, ...said }: Prepared): AttachmentNote {
  return { id, name: shortName(file.name), sizeBytes: file.size, ...said }
}

import { useRef, useState } from 'react'
import { IMAGE_MAX_BYTES, IMAGE_MAX_SIDE, IMAGES_MAX } from '#contract/limits.ts'
import type { Id } from '#contract/page.ts'
import { api } from '../../lib/api/api.ts'
import { newClientId } from '../../lib/client-id.ts'
import { IMAGE_TYPES } from '../../lib/upload/use-upload.ts'
import { drawAnew, encoded } from '../../ui/blur/draw.ts'
import type { Box } from '../../ui/blur/pixelate.ts'

/** A picture of a case that is being written: as it was chosen, what is covered of it, and as it would be sent. */
export type ChosenPicture = { key: string; chosen: File; boxes: readonly Box[]; drawn: File; alt: string }

const QUALITY = 0.9

async function drawnOf(chosen: File, boxes: readonly Box[]) {
  const blob = await encoded(await drawAnew(chosen, boxes, IMAGE_MAX_SIDE), QUALITY)
  return new File([blob], 'picture', { type: blob.type })
}

/** The pictures of a case until it is posted. They stay in this window, and each goes once its case is looked through: covered, and as pixels alone. */
export function useCasePictures() {
  const [pictures, setPictures] = useState<readonly ChosenPicture[]>([])
  const [showNobody, setShowNobody] = useState(false)
  const [fault, setFault] = useState<string>()
  const sent = useRef(new Map<File, Id>())
  const change = (key: string, part: Partial<ChosenPicture>) =>
    setPictures((held) => held.map((each) => (each.key === key ? { ...each, ...part } : each)))

  const add = async (files: readonly File[]) => {
    setFault(files.length > IMAGES_MAX - pictures.length ? `A case has at most ${IMAGES_MAX} pictures.` : undefined)
    for (const chosen of files.slice(0, IMAGES_MAX - pictures.length)) {
      if (!IMAGE_TYPES.split(',').includes(chosen.type)) setFault('Use a JPEG, PNG, WebP, AVIF or GIF image.')
      else if (chosen.size > IMAGE_MAX_BYTES) setFault('Use an image under 10 MB.')
      else
        await drawnOf(chosen, []).then(
          (drawn) => setPictures((held) => [...held, { key: newClientId(), chosen, boxes: [], drawn, alt: '' }]),
          () => setFault('This browser cannot read that picture.'),
        )
    }
  }

  /** Sends those that have not been sent as they are now, and answers them as their case names them. */
  const send = async () => {
    const named: { id: Id; alt: string }[] = []
    for (const { drawn, alt } of pictures) {
      const id = sent.current.get(drawn) ?? (await api.cases.addPicture({ file: drawn })).id
      sent.current.set(drawn, id)
      named.push({ id, alt: alt.trim() })
    }
    return named
  }

  return {
    pictures,
    fault,
    showNobody,
    setShowNobody,
    add,
    cover: async ({ key, chosen }: ChosenPicture, boxes: readonly Box[]) => change(key, { boxes, drawn: await drawnOf(chosen, boxes) }),
    sayShown: (key: string, alt: string) => change(key, { alt }),
    remove: (key: string) => setPictures((held) => held.filter((each) => each.key !== key)),
    /** Descriptions, each in a line of its own, as they were looked through. */
    describeAll: (lines: string) => {
      const alts = lines.split('\n')
      setPictures((held) => held.map((each, at) => ({ ...each, alt: alts[at] ?? '' })))
    },
    send,
    /** What had been sent is there no more: it is sent anew. */
    forget: () => sent.current.clear(),
  }
}

export type HeldPictures = ReturnType<typeof useCasePictures>

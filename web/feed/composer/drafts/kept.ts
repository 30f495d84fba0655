import { pluralize } from '../../../lib/count.ts'
import { dropDraft, findDraft, saveDraft, useDraft, useDraftNames } from '../../../lib/drafts.ts'
import { POST_DRAFT, type PostDraft } from '../use-composer.ts'

/** A draft that was put aside, and when. */
export type KeptDraft = PostDraft & { keptAt: number }

export const NO_ROOM = 'This browser has no room for another draft. Delete one that you no longer need.'

const KEPT = 'kept-post:'
const nameOf = ({ clientId }: PostDraft) => KEPT + clientId

/** The drafts that were put aside, the latest first. */
export const useKept = () =>
  useDraftNames()
    .split('\n')
    .flatMap((name) => (name.startsWith(KEPT) ? (findDraft<KeptDraft>(name) ?? []) : []))
    .sort((a, b) => b.keptAt - a.keptAt)

/** Whether something is being written. */
export const useIsWriting = () => useDraft<PostDraft>(POST_DRAFT) !== undefined

/** Keeps a draft among those put aside; false where this browser has no room for it. */
export function keep(draft: PostDraft, keptAt = Date.now()): boolean {
  const name = nameOf(draft)
  const isKept = saveDraft(name, { ...draft, keptAt })
  if (!isKept) dropDraft(name)
  return isKept
}

/** Puts aside what is being written, so that something new can begin; false where that stays, because there is no room. */
export function putAside(): boolean {
  const writing = findDraft<PostDraft>(POST_DRAFT)
  if (!writing) return true
  if (!keep(writing)) return false
  dropDraft(POST_DRAFT)
  return true
}

export const drop = (draft: KeptDraft) => dropDraft(nameOf(draft))

/** Goes on with a draft; what was being written is put aside first. False where that has no room, and then nothing has changed. */
export function open(draft: KeptDraft): boolean {
  if (!putAside()) return false
  const { keptAt, ...writing } = draft
  saveDraft(POST_DRAFT, writing)
  drop(draft)
  return true
}

/** By what a draft is known again. */
export function titleOf({ text, images, link, quotedId }: PostDraft) {
  const words = text.replace(/\s+/g, ' ').trim()
  if (words) return words
  if (images.length > 0) return pluralize(images.length, 'picture')
  if (link) return link
  return quotedId ? 'A quoted post' : 'An empty post'
}

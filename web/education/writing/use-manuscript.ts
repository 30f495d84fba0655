import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Manuscript, WrittenCourse } from '#contract/manuscripts.ts'
import { api } from '../../lib/api/api.ts'
import { codeOf } from '../../lib/api/failure.ts'
import { dropDraft, findDraft, saveDraft, useDraft, useIsStored } from '../../lib/drafts.ts'
import { manuscriptQuery, writeManuscript } from './queries.ts'

/** How long nothing is typed before it is saved. */
const PAUSE_MS = 3000

/** What was written here and not saved yet, and which saved one it began from. */
type Unsaved = { sequence: number; course: WrittenCourse }

/** A course as it is written here: kept in this browser with every key, and saved by itself after a pause. */
export function useManuscript(manuscript: Manuscript) {
  const cache = useQueryClient()
  const { id: manuscriptId, sequence } = manuscript
  const name = `manuscript:${manuscriptId}`
  const unsaved = useDraft<Unsaved>(name)
  const isStored = useIsStored(name)
  // As it was typed: what is saved has lost the space after its last word.
  const [typed, setTyped] = useState<Unsaved>()
  const course = unsaved?.course ?? (typed && typed.sequence >= sequence ? typed.course : manuscript.course)
  /** Another device has saved since this one began. */
  const isBehind = unsaved !== undefined && unsaved.sequence < sequence

  const { mutateAsync, isPending, error, reset } = useMutation({
    networkMode: 'always',
    mutationFn: (written: Unsaved) => api.manuscripts.save({ manuscriptId, ...written }),
    onSuccess: (saved, sent) => {
      // Drawn before the draft goes: for a moment the course would stand there as it was before, without the part one is in.
      flushSync(() => setTyped({ sequence: saved.sequence, course: sent.course }))
      const now = findDraft<Unsaved>(name)
      // What was typed while it was on its way is yet to be saved.
      if (now && JSON.stringify(now.course) !== JSON.stringify(sent.course)) saveDraft(name, { ...now, sequence: saved.sequence })
      else dropDraft(name)
      writeManuscript(cache, saved)
    },
    onError: (failure) => {
      if (codeOf(failure) === 'MANUSCRIPT_CHANGED' || codeOf(failure) === 'MANUSCRIPT_SUBMITTED')
        void cache.invalidateQueries({ queryKey: manuscriptQuery(manuscriptId).queryKey })
    },
  })
  /** Saves what is not saved yet. Answers what the server has then; nothing where it could not be saved. */
  const save = async (written = unsaved): Promise<Manuscript | undefined> =>
    written ? mutateAsync(written).catch(() => undefined) : manuscript

  const saveByItself = useEffectEvent(() => void save())
  useEffect(() => {
    if (!unsaved || isBehind || isPending) return
    const timer = setTimeout(() => saveByItself(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [unsaved, isBehind, isPending])

  return {
    course,
    isSaved: unsaved === undefined,
    isStored,
    isBehind,
    isSaving: isPending,
    error,
    edit: (change: Partial<WrittenCourse>) => {
      if (error) reset()
      saveDraft(name, { sequence: unsaved?.sequence ?? sequence, course: { ...course, ...change } })
    },
    save,
    /** Keeps what stands here, over what another device saved. */
    keepMine: () => save({ sequence, course }),
    takeOther: () => dropDraft(name),
  }
}

import { useEffect } from 'react'
import { dropShared, findShared } from '../../lib/incoming-share.ts'
import { say } from '../../lib/language/say.ts'
import { useNavigate } from '../../lib/router.tsx'
import { toast } from '../../ui/status/toast.ts'
import { NO_ROOM, putAside, useIsWriting } from './drafts/kept.ts'
import { givePictures } from './given-pictures.ts'
import { focusNext } from './quote.ts'
import { sharedDraft } from './shared-draft.ts'
import { changePostDraft } from './use-composer.ts'

/** Begins a post with what another app shared. What was being written is put aside; where that has no room, what was shared waits. */
async function take(isWriting: boolean) {
  const shared = await findShared()
  if (!shared) return void toast.error(say('What was shared could not be read. Please share it once more.'))
  if (!putAside()) return void toast.error(say(NO_ROOM))
  const { pictures, ...words } = shared
  changePostDraft(sharedDraft(words))
  givePictures(pictures)
  focusNext()
  await dropShared()
  if (isWriting) void toast.success(say('What you were writing is among your drafts.'))
}

const taking = { now: undefined as Promise<void> | undefined }

/** Takes what was shared, and leads to where it is written on. */
export default function TakeShared() {
  const navigate = useNavigate()
  const isWriting = useIsWriting()

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is taken once
  useEffect(() => {
    taking.now ??= take(isWriting).finally(() => {
      taking.now = undefined
    })
    void taking.now.finally(() => void navigate('/dashboard', { replace: true }))
  }, [])
  return <main id="main" aria-busy="true" />
}

import { useEffect, useRef, useState } from 'react'
import { LEFT } from '../../lib/upload/way.ts'
import { bring, type FileFailure, failureOf, faultOf } from './paper-file.ts'

/** A file that was chosen: on its way, arrived (`uploadId`), or not (`failure`). */
export type ChosenFile = { file: File; share: number; waiting: boolean; uploadId?: string; failure?: FileFailure }

/** Sends a file as soon as it is chosen. Leaving stops it and keeps what has arrived, to go on from there; cancelling removes it. */
export function usePaperFile(onArrived?: (uploadId: string, signal: AbortSignal) => void) {
  const [chosen, setChosen] = useState<ChosenFile>()
  const running = useRef<{ stop: AbortController; taken?: () => void }>(undefined)
  useEffect(() => () => running.current?.stop.abort(LEFT), [])

  const start = async (file: File) => {
    running.current?.stop.abort()
    const own: NonNullable<typeof running.current> = { stop: new AbortController() }
    running.current = own
    const tell = (change: Partial<ChosenFile>) => own === running.current && setChosen((now) => now && { ...now, ...change })
    const failure = faultOf(file)
    setChosen({ file, share: 0, waiting: false, ...(failure && { failure }) })
    if (failure) return
    try {
      const { id, taken } = await bring(file, { tell, signal: own.stop.signal })
      own.taken = taken
      tell({ share: 1, waiting: false, uploadId: id })
      if (own === running.current) onArrived?.(id, own.stop.signal)
    } catch (error) {
      if (!own.stop.signal.aborted) tell({ waiting: false, failure: failureOf(error) })
    }
  }

  return {
    chosen,
    choose: (file: File) => void start(file),
    retry: () => chosen && void start(chosen.file),
    fail: (error: unknown) => setChosen((now) => now && { ...now, failure: failureOf(error) }),
    cancel() {
      running.current?.stop.abort()
      running.current = undefined
      setChosen(undefined)
    },
    /** After the server has made a paper or a version of it: it is no longer this one's to remove. */
    taken() {
      running.current?.taken?.()
      running.current = undefined
      setChosen(undefined)
    },
  }
}

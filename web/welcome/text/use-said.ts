import { useEffect, useState } from 'react'
import { askOpenly } from '../../lib/api/ask-openly.ts'

type Told<Said> = { said?: Said; failed?: true; at: Date }

/** What the server says at an open address, and when it was asked: undefined before the first answer. */
export function useSaid<Said>(path: `/api/${string}`) {
  const [latest, setTold] = useState<Told<Said>>()
  const [asked, setAsked] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when somebody wants it
  useEffect(() => {
    let isGone = false
    const tell = (said: Omit<Told<Said>, 'at'>) => {
      if (!isGone) setTold({ ...said, at: new Date() })
    }
    askOpenly<Said>(path).then(
      (said) => tell({ said }),
      () => tell({ failed: true }),
    )
    return () => {
      isGone = true
    }
  }, [path, asked])

  return { latest, askAgain: () => setAsked((times) => times + 1) }
}

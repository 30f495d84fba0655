import { memo, useCallback } from 'react'
import { Marked, WithTopics } from './Marked.tsx'
import { cutAt, marksIn } from './marks.ts'
import { PostText } from './PostText.tsx'

type MarkedTextProps = { text: string /** Handles. */; mentioned: readonly string[] }

/** The text of a post that leads to its topics and to the members whom it mentions. */
export const MarkedText = memo(function MarkedText({ text, mentioned }: MarkedTextProps) {
  const words = useCallback(
    (text: string) =>
      cutAt(text, marksIn(text, mentioned)).map(({ text, mark }, at) =>
        mark ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a text has no other order than its own
          <Marked key={at} mark={mark}>
            {text}
          </Marked>
        ) : (
          text
        ),
      ),
    [mentioned],
  )
  return (
    <WithTopics>
      <PostText text={text} words={words} />
    </WithTopics>
  )
})

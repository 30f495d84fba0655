import type { ComponentProps } from 'react'
import { useSay } from '../../lib/language/say.ts'
import { Field } from './Field.tsx'

type ShortTextProps = Omit<ComponentProps<typeof Field>, 'maxLength' | 'hint' | 'value'> & { value: string; max: number }

/** Whether what was typed is longer than it may be. */
export const isTooLong = (text: string, max: number) => [...text.trim()].length > max

/** One line with a limit that is said beforehand. What is longer stays as it was typed. */
export function ShortText({ value, max, error, ...rest }: ShortTextProps) {
  const say = useSay()
  const fault = isTooLong(value, max)
    ? say('At most {most} characters; this has {count}.', { most: max, count: [...value.trim()].length })
    : error
  return <Field value={value} hint={say('At most {most} characters.', { most: max })} {...(fault && { error: fault })} {...rest} />
}

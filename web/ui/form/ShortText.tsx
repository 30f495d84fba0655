import type { ComponentProps } from 'react'
import { Field } from './Field.tsx'

type ShortTextProps = Omit<ComponentProps<typeof Field>, 'maxLength' | 'hint' | 'value'> & { value: string; max: number }

/** Whether what was typed is longer than it may be. */
export const isTooLong = (text: string, max: number) => [...text.trim()].length > max

/** One line with a limit that is said beforehand. What is longer stays as it was typed. */
export function ShortText({ value, max, error, ...rest }: ShortTextProps) {
  const fault = isTooLong(value, max) ? `At most ${max} characters; this has ${[...value.trim()].length}.` : error
  return <Field value={value} hint={`At most ${max} characters.`} {...(fault && { error: fault })} {...rest} />
}

import { useEffect, useRef } from 'react'
import { Field } from '../../ui/form/Field.tsx'

type ComposerLinkProps = {
  id: string
  value: string
  error: string | undefined
  onChange: (value: string) => void
  onLeave: () => void
}

/** The address under a post. Opened by hand it is ready to be typed into. */
export default function ComposerLink({ id, value, error, onChange, onLeave }: ComposerLinkProps) {
  const field = useRef<HTMLInputElement>(null)
  const prefilled = useRef(value !== '')
  useEffect(() => {
    if (!prefilled.current) field.current?.focus()
  }, [])

  return (
    <Field
      ref={field}
      id={id}
      label="Link"
      optional
      // Not `url`: the browser's own words would stand in the way of ours.
      inputMode="url"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      placeholder="https://"
      value={value}
      error={error}
      onBlur={onLeave}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

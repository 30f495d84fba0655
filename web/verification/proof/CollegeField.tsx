import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { orpc } from '../../lib/query/query.ts'
import { ComboField } from '../../ui/form/ComboField.tsx'

type CollegeFieldProps = {
  label: string
  name: string
  value: string
  onWords: (words: string) => void
  hint?: string
  error?: string | undefined
  optional?: boolean
}

/** A college, as members of it mostly write it: who writes it the same way finds their class. Any other may be written too. */
export function CollegeField({ optional = false, error, value, ...rest }: CollegeFieldProps) {
  const [isOpen, setOpen] = useState(false)
  const q = useDeferredValue(value.slice(0, 60))
  const { data } = useQuery(
    orpc.suggestions.facts.queryOptions({
      input: { field: 'college', q },
      enabled: isOpen,
      placeholderData: keepPreviousData,
      retry: false,
    }),
  )
  return (
    <ComboField
      {...rest}
      {...(error && { error })}
      {...(optional ? { optional } : { starred: true, required: true })}
      maxLength={160}
      value={value}
      choices={data?.items.map((one) => ({ value: one.value })) ?? []}
      onOpen={() => setOpen(true)}
    />
  )
}

import { useEffect, useState } from 'react'

/** An address under which this tab can draw a file that was chosen; taken back when it is no longer drawn. */
export function useObjectUrl(file: File | undefined) {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!file) return setUrl(undefined)
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return url
}

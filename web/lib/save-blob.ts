/** Longer than any browser takes to read a file after the press. */
const READ_MS = 10_000

/** Saves what is here as a file of this name. */
export function saveBlob(blob: Blob, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), READ_MS)
}

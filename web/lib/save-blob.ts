/** Longer than any browser takes to read a file after the press. */
const READ_MS = 10_000

/** Saves what is here as a file of this name. */
export function saveBlob(blob: Blob, name: string) {
  const address = URL.createObjectURL(blob)
  saveFrom(address, name)
  setTimeout(() => URL.revokeObjectURL(address), READ_MS)
}

/** Saves what lies at an address of ours as a file of this name. */
export function saveFrom(address: string, name: string) {
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
}

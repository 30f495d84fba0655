import type { ClipboardEvent, DragEvent } from 'react'

/** Files that are dropped on an element or pasted into it; words are left to it. */
export const takesFiles = (onFiles: (files: Iterable<File>) => void) => ({
  onDragOver: (event: DragEvent) => {
    if (event.dataTransfer.types.includes('Files')) event.preventDefault()
  },
  onDrop: (event: DragEvent) => take(event, event.dataTransfer, onFiles),
  onPaste: (event: ClipboardEvent) => take(event, event.clipboardData, onFiles),
})

function take(event: DragEvent | ClipboardEvent, { files }: DataTransfer, onFiles: (files: Iterable<File>) => void) {
  if (files.length === 0) return
  event.preventDefault()
  onFiles([...files])
}

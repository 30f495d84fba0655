import { Paperclip } from 'lucide-react'
import { useRef } from 'react'
import { say } from '../../../lib/language/say.ts'
import { IconButton } from '../../../ui/button/IconButton.tsx'
import { ACCEPTED } from '../file-types.ts'

/** Opens the choice of files; the same one may be chosen again. */
export function AttachButton({ onFiles }: { onFiles: (files: Iterable<File>) => void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <IconButton label={say('Attach pictures, videos or documents')} onClick={() => input.current?.click()}>
        <Paperclip />
      </IconButton>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={ACCEPTED}
        aria-label={say('Files to attach')}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          target.value = ''
          onFiles(files)
        }}
      />
    </>
  )
}

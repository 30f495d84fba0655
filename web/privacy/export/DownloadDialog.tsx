import { useState } from 'react'
import type { DataExport } from '#contract/data-exports.ts'
import { ConfirmField } from '../../account/confirm/ConfirmField.tsx'
import { wordsOf } from '../../lib/api/failure.ts'
import { FormDialog } from '../../ui/dialog/FormDialog.tsx'
import { useDownloadExport } from './queries.ts'

type DownloadDialogProps = { copy: DataExport; asksPassword: boolean; onClose: () => void }

/** Makes sure that it is the member who downloads, not whoever found their session open. */
export function DownloadDialog({ copy, asksPassword, onClose }: DownloadDialogProps) {
  const [password, setPassword] = useState('')
  const download = useDownloadExport(copy)
  const submit = () => download.mutate(asksPassword ? password : undefined, { onSuccess: onClose })

  return (
    <FormDialog
      title="Download your data"
      size="narrow"
      submitLabel="Download"
      busy={download.isPending}
      disabled={asksPassword && password === ''}
      writing={asksPassword}
      changed={false}
      error={download.error ? wordsOf(download.error) : undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>Whoever has this file can read everything in it, your messages too. Keep it where only you can open it.</p>
      <ConfirmField
        asksPassword={asksPassword}
        password={password}
        onChange={setPassword}
        onSubmit={() => !download.isPending && submit()}
      />
    </FormDialog>
  )
}

import type { DataExport } from '#contract/data-exports.ts'
import type { SecondFactor } from '#contract/second-factor.ts'
import { passkeyWords } from '../../account/passkey/passkey.ts'
import { useIdentity } from '../../account/security/use-identity.tsx'
import { useSay } from '../../lib/language/say.ts'
import { FormDialog } from '../../ui/dialog/FormDialog.tsx'
import { useDownloadExport } from './queries.ts'

type DownloadDialogProps = { copy: DataExport; factor: SecondFactor; onClose: () => void }

/** Makes sure that it is the member who downloads, not whoever found their session open. */
export function DownloadDialog({ copy, factor, onClose }: DownloadDialogProps) {
  const say = useSay()
  const identity = useIdentity(factor)
  const download = useDownloadExport(copy)
  const submit = () => {
    if (!identity.isMissing && !download.isPending) download.mutate(identity.show, { onSuccess: onClose })
  }

  return (
    <FormDialog
      title={say('Download your data')}
      size="narrow"
      submitLabel={say('Download')}
      busy={download.isPending}
      disabled={identity.isMissing}
      writing={identity.writing}
      changed={false}
      error={download.error ? passkeyWords(download.error) : undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{say('Whoever has this file can read everything in it, your messages too. Keep it where only you can open it.')}</p>
      {identity.fields(submit)}
    </FormDialog>
  )
}

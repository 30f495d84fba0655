import { Copy, Download } from 'lucide-react'
import { brand } from '#contract/brand.ts'
import { saveBlob } from '../../lib/save-blob.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { announce } from '../../ui/status/announce.ts'
import styles from './Security.module.css'

/** New recovery codes, shown this once. A press beside it does not close it. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'))
    announce('The codes are copied.')
  }
  const download = () =>
    saveBlob(
      new Blob([`Recovery codes of your ${brand.name} account. Each signs you in once.\n\n${codes.join('\n')}\n`], { type: 'text/plain' }),
      'wardmates-recovery-codes.txt',
    )

  return (
    <Dialog
      title="Your recovery codes"
      lightDismiss={false}
      onClose={onClose}
      footer={
        <>
          <Button tone="outline" onClick={() => void copy()}>
            <Copy />
            Copy
          </Button>
          <Button tone="outline" onClick={download}>
            <Download />
            Download
          </Button>
          <Button onClick={onClose}>I have kept them</Button>
        </>
      }
    >
      <p>
        Each code signs you in once, without your phone. Keep them on paper, in a place that is not your phone. We show them this once:
        close this, and nobody can read them again.
      </p>
      <ul className={styles.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </Dialog>
  )
}

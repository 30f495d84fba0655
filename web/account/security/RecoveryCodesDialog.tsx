import { Copy, Download } from 'lucide-react'
import { brand } from '#contract/brand.ts'
import { useSay } from '../../lib/language/say.ts'
import { saveBlob } from '../../lib/save-blob.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { announce } from '../../ui/status/announce.ts'
import styles from './Security.module.css'

/** New recovery codes, shown this once. A press beside it does not close it. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const say = useSay()
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'))
    announce(say('The codes are copied.'))
  }
  const download = () => {
    const head = say('Recovery codes of your {product} account. Each signs you in once.', { product: brand.name })
    saveBlob(new Blob([`${head}\n\n${codes.join('\n')}\n`], { type: 'text/plain' }), 'wardmates-recovery-codes.txt')
  }

  return (
    <Dialog
      title={say('Your recovery codes')}
      lightDismiss={false}
      onClose={onClose}
      footer={
        <>
          <Button tone="outline" onClick={() => void copy()}>
            <Copy />
            {say('Copy')}
          </Button>
          <Button tone="outline" onClick={download}>
            <Download />
            {say('Download')}
          </Button>
          <Button onClick={onClose}>{say('I have kept them')}</Button>
        </>
      }
    >
      <p>
        {say(
          'Each code signs you in once, without your phone. Keep them on paper, in a place that is not your phone. We show them this once: close this, and nobody can read them again.',
        )}
      </p>
      <ul className={styles.codes} aria-label={say('Recovery codes')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </Dialog>
  )
}

import { type ComponentProps, useState } from 'react'
import { useSay } from '../../lib/language/say.ts'
import { Button } from '../button/Button.tsx'
import { Dialog } from './Dialog.tsx'

type WritingDialogProps = ComponentProps<typeof Dialog> & {
  /** Something stands in it that closing would lose: it is asked for first. Buttons of its own close it without asking. */
  changed: boolean
}

/** A dialog to write in: its close button, Escape and a press outside take nothing away that its member has not given up. */
export function WritingDialog({ changed, onClose, ...dialog }: WritingDialogProps) {
  const say = useSay()
  const [asking, setAsking] = useState(false)
  return (
    <>
      {/* It stands first: what is taken away first gives the focus back first. */}
      {asking && (
        <Dialog
          title={say('Discard your changes?')}
          size="narrow"
          onClose={() => setAsking(false)}
          footer={
            <>
              <Button tone="outline" onClick={() => setAsking(false)}>
                {say('Keep editing')}
              </Button>
              <Button tone="danger" onClick={onClose}>
                {say('Discard')}
              </Button>
            </>
          }
        >
          <p>{say('What you entered has not been saved or sent.')}</p>
        </Dialog>
      )}
      <Dialog {...dialog} keeps={changed} onClose={changed ? () => setAsking(true) : onClose} />
    </>
  )
}

import { Copy } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { api } from '../../lib/api/api.ts'
import { codeOf, wordsOf } from '../../lib/api/failure.ts'
import { sayAround, useSay } from '../../lib/language/say.ts'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { FormDialog } from '../../ui/dialog/FormDialog.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { announce } from '../../ui/status/announce.ts'
import { QrCode } from './QrCode.tsx'
import { useChange } from './queries.ts'
import styles from './Security.module.css'

/** A key as it is typed, and as it is scanned. */
export type AppKey = { key: string; address: string }

type ScanDialogProps = {
  title: string
  appKey: AppKey
  isMove: boolean
  onDone: (answer: { recoveryCodes: string[] }) => void
  onClose: () => void
}

/** Shows the key of an app, and asks for its first code. */
export function ScanDialog({ title, appKey: { key, address }, isMove, onDone, onClose }: ScanDialogProps) {
  const say = useSay()
  const [code, setCode] = useState('')
  const confirming = useChange((written: string) => api.secondFactor.confirmApp({ code: written }))
  const isWrong = codeOf(confirming.error) === 'WRONG_FACTOR'
  const inFours = key.match(/.{1,4}/g)!.join(' ')

  const submit = () => {
    if (code.trim() && !confirming.isPending) confirming.mutate(code, { onSuccess: onDone })
  }
  const copy = async () => {
    await navigator.clipboard.writeText(key)
    announce(say('The key is copied.'))
  }

  return (
    <FormDialog
      title={title}
      submitLabel={say(isMove ? 'Finish' : 'Switch on')}
      busy={confirming.isPending}
      disabled={code.trim() === ''}
      changed={false}
      error={confirming.error && !isWrong ? wordsOf(confirming.error) : undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      <ol className={styles.steps}>
        <li>
          <p>
            {say(
              isMove
                ? 'Open the authenticator app on the new phone and scan this.'
                : 'Open the authenticator app on your phone and scan this.',
            )}
          </p>
          <div className={styles.scan}>
            <QrCode text={address} label={say('QR code for the authenticator app')} />
            <div className={styles.typed}>
              <p className="meta">{say('Cannot scan? Type this key:')}</p>
              <div className={styles.key}>
                <code>{inFours}</code>
                <IconButton label={say('Copy the key')} onClick={() => void copy()}>
                  <Copy />
                </IconButton>
              </div>
              <p className="meta">
                {sayAround(
                  'The app is on this phone? *Open it with the key*.',
                  (part) => (
                    <a href={address}>{part}</a>
                  ),
                  say,
                )}
              </p>
              <p className="meta">
                {isMove && `${say('The old phone works until you finish here.')} `}
                {say('All other devices are signed out then.')}
              </p>
            </div>
          </div>
        </li>
        <li>
          <form
            noValidate
            onSubmit={(event: FormEvent) => {
              event.preventDefault()
              submit()
            }}
          >
            <Field
              label={say('Type the 6 digits the app shows now')}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={9}
              value={code}
              onChange={({ target }) => setCode(target.value)}
              {...(isWrong && { error: say('This code is not the one of now. Type the newest one.') })}
            />
          </form>
        </li>
      </ol>
    </FormDialog>
  )
}

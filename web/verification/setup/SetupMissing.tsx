import { say } from '../../lib/language/say.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Note } from '../../ui/status/Note.tsx'
import styles from './Setup.module.css'
import type { Wizard } from './use-wizard.ts'

/** Why Next does not go on: which field is missing, and where it is asked for. */
export function SetupMissing({ wizard }: { wizard: Wizard }) {
  const { missing, pressed, failure, step, show } = wizard
  if (failure)
    return (
      <Note tone="danger" role="alert">
        {failure}
      </Note>
    )
  if (!pressed || missing.length === 0) return null
  const elsewhere = [...new Set(missing.map(({ asked }) => asked))].filter((asked) => asked !== step)
  return (
    <Note tone="danger" role="alert">
      <p>{say('Please fill in all required fields')}</p>
      <ul className={styles.missing}>
        {missing.map(({ field, label, asked }) => (
          <li key={field}>{asked === step ? say(label) : say('{label}, on step {step}', { label: say(label), step: asked })}</li>
        ))}
      </ul>
      {elsewhere.map((asked) => (
        <Button key={asked} tone="outline" size="small" onClick={() => show(asked)}>
          {say('Go to step {step}', { step: asked })}
        </Button>
      ))}
    </Note>
  )
}

import { useState } from 'react'
import { ABROAD, councils, NATIONAL } from '#contract/councils.ts'
import { OTHER_COUNCIL } from '#contract/registration-number.ts'
import { type Say, useSay } from '../../lib/language/say.ts'
import { ComboField } from '../../ui/form/ComboField.tsx'
import { Field } from '../../ui/form/Field.tsx'
import styles from './Fields.module.css'
import { findCouncils } from './find-councils.ts'
import type { ProofValues } from './values.ts'

const OTHER = 'Another council'

type CouncilFieldsProps = {
  values: ProofValues
  edit: (change: Partial<ProofValues>) => void
  error: string | undefined
  nameError: string | undefined
}

const wordsFor = (council: string, sayHere: Say) =>
  council === OTHER_COUNCIL ? sayHere(OTHER) : (councils.find(({ id }) => id === council)?.name ?? '')

/** The council that registered somebody, found by its name, its state or a profession; one that is not on the list is named. */
export function CouncilFields({ values, edit, error, nameError }: CouncilFieldsProps) {
  const say = useSay()
  const [typed, setTyped] = useState(() => wordsFor(values.council, say))
  const [seen, setSeen] = useState(values.council)
  if (seen !== values.council) {
    setSeen(values.council)
    // A council that was chosen or guessed is shown by its name; while somebody types there is none.
    if (values.council) setTyped(wordsFor(values.council, say))
  }
  const found = findCouncils(values.kind, values.council ? '' : typed)
  // Names of states stand as they do in those of their councils.
  const choices = found.map(({ name, place }) => ({ value: name, group: place === NATIONAL || place === ABROAD ? say(place) : place }))

  const choose = (words: string) => {
    setTyped(words)
    const said = words.trim().toLowerCase()
    const listed = findCouncils(values.kind, '').find(({ name }) => name.toLowerCase() === said)
    edit({ council: said === say(OTHER).toLowerCase() ? OTHER_COUNCIL : (listed?.id ?? '') })
  }

  return (
    <>
      <div className={styles.full}>
        <ComboField
          label={say('Council')}
          name="council"
          starred
          required
          hint={say('Type a state or a profession.')}
          value={typed}
          choices={[...choices, { value: say(OTHER), note: say('Name it yourself'), group: say('Not on the list') }]}
          onWords={choose}
          onOpen={() => undefined}
          {...(error && { error })}
        />
      </div>
      {values.council === OTHER_COUNCIL && (
        <div className={styles.full}>
          <Field
            label={say('Name of the Council')}
            name="councilName"
            starred
            required
            hint={say('With its state or country, as its certificate has it.')}
            value={values.councilName}
            onChange={({ target }) => edit({ councilName: target.value })}
            {...(nameError && { error: nameError })}
          />
        </div>
      )}
    </>
  )
}

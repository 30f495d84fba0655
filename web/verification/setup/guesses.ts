import { likelyCouncil } from '../proof/find-councils.ts'
import { greetedName } from './greeted-name.ts'
import type { SetupValues } from './values.ts'

/** What the third step may guess from those before: only where nothing was typed yet. */
export const withGuesses = (values: SetupValues): SetupValues => ({
  ...values,
  council: values.council || likelyCouncil(values.kind, values.location),
  nameAsRegistered: values.nameAsRegistered || greetedName(values.name).whole,
  college: values.college || values.ownCollege,
  institution: values.institution || values.hospital,
})

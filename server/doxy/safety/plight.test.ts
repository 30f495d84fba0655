import { expect, test } from 'vitest'
import { isPlight } from './plight.ts'

test.each(['Grandma is slumped in her chair', 'my son has a rash', 'दादाजी गिर पड़े और जवाब नहीं दे रहे'])(
  'somebody is ill, and it is told: %s',
  (text) => {
    expect(isPlight(text)).toBe(true)
  },
)

test.each(['my daughter has a mild cough and fever', 'seizures and fever in neonates', 'my leave was granted'])(
  'a mild or nobody’s complaint is no plight: %s',
  (text) => {
    expect(isPlight(text)).toBe(false)
  },
)

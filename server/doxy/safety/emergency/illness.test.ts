import { expect, test } from 'vitest'
import { describesIllness } from './illness.ts'

test.each(['Grandma is slumped in her chair', 'my son has a rash', 'दादाजी गिर पड़े और जवाब नहीं दे रहे'])(
  'a text describes that somebody is ill: %s',
  (text) => {
    expect(describesIllness(text)).toBe(true)
  },
)

test.each(['my daughter has a mild cough and fever', 'seizures and fever in neonates', 'my leave was granted'])(
  'a mild or nobody’s complaint is no such illness: %s',
  (text) => {
    expect(describesIllness(text)).toBe(false)
  },
)

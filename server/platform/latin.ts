import { type IndicSound, indicSounds } from './indic.ts'

const TAMIL = /[\u0b80-\u0bff]/
/** In the south every vowel that is spoken is heard; in the north an unwritten one falls away at the end and between open syllables. */
const NORTHERN = /[\u0900-\u0b7f]/
const isVowel = (sound: IndicSound | undefined) => sound !== undefined && sound.is !== 'consonant'
const isConsonant = (sound: IndicSound | undefined) => sound?.is === 'consonant'
/** After these a second consonant keeps the last vowel: mishra, krishna, dharma. */
const SONOROUS = /^[rlyvnm]$/
const GLIDES = /^[ry]$/

/** A word of a name as its bearers mostly write it in Latin letters, from any script of India; any other word as it is. */
export function latinised(word: string): string {
  const sounds = indicSounds(word)
  if (!sounds) return word
  const spoken = NORTHERN.test(word) ? withoutUnheard(withLips(sounds)) : withLips(sounds)
  const letters = TAMIL.test(word) ? voiced(spoken) : spoken.map(({ letters }) => letters)
  return (
    letters
      .join('')
      .replace(/sinh$/, 'singh')
      // Rao is written with all letters in every script, and seldom in Latin ones.
      .replace(/^ravu?$/, 'rao')
      .replace(/(?<=s|sh)v/g, 'w')
      .replace(/(?<=[^aeiou])([^aeiou])\1/g, '$1')
  )
}

/** Before p and b a nasal is spoken with the lips: अंबिका is Ambika. */
const withLips = (sounds: IndicSound[]) =>
  sounds.map((sound, at) => (sound.letters === 'n' && /^[pb]/.test(sounds[at + 1]?.letters ?? '') ? { ...sound, letters: 'm' } : sound))

function withoutUnheard(sounds: IndicSound[]): IndicSound[] {
  const [third, second, last] = sounds.slice(-3)
  const isKept = isConsonant(third) && SONOROUS.test(second?.letters ?? '')
  const heard = last?.is === 'unwritten' && !(isKept && third?.letters !== second?.letters) ? sounds.slice(0, -1) : [...sounds]
  for (let at = heard.length - 2; at > 1; at--) {
    const isOpenBefore = isConsonant(heard[at - 1]) && isVowel(heard[at - 2])
    const isOpenAfter =
      isConsonant(heard[at + 1]) && (isVowel(heard[at + 2]) || (GLIDES.test(heard[at + 2]?.letters ?? '') && isVowel(heard[at + 3])))
    if (heard[at]!.is === 'unwritten' && isOpenBefore && isOpenAfter) heard.splice(at, 1)
  }
  return heard
}

/** Tamil writes k and g alike, and ch and s: between vowels they are the softer ones, and a name does not begin with ch. */
const voiced = (sounds: IndicSound[]) =>
  sounds.map(({ letters }, at) => {
    const [before, after] = [sounds[at - 1], sounds[at + 1]]
    if (letters === 'ch' && isVowel(after) && (!before || isVowel(before))) return 's'
    return letters === 'k' && isVowel(before) && isVowel(after) ? 'g' : letters
  })

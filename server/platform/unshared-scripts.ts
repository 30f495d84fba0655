const inOrder = (letters: string, first: number) =>
  letters.split(' ').map((letter, at): [string, string] => [String.fromCodePoint(first + at), letter])

/** Santali writes every vowel. */
const olChiki = inOrder('o t g ng l a k j m w i s h n r u ch d n y e p d n r o t b w h', 0x1c5a)

const meeteiConsonants = new Map([
  ...inOrder('k s l m p n ch t kh ng th w y h', 0xabc0),
  ...inOrder('ph', 0xabd0),
  ...inOrder('g jh r b j d gh dh bh', 0xabd2),
])
const meetei = [
  ...inOrder('u i', 0xabce),
  ...inOrder('a', 0xabd1),
  // Closed syllables have letters of their own.
  ...inOrder('k l m p n t ng i', 0xabdb),
  ...inOrder('o i a e ou u ei ng', 0xabe3),
]

/** Urdu, Kashmiri and Sindhi leave short vowels out. */
const URDU =
  'ا:a آ:a أ:a إ:i ب:b پ:p ت:t ٹ:t ث:s ج:j چ:ch ح:h خ:kh د:d ڈ:d ذ:z ر:r ڑ:r ز:z ژ:zh س:s ش:sh ص:s ض:z ط:t ظ:z ع:a غ:gh ف:f ق:q ک:k ك:k گ:g ل:l م:m ن:n ں:n و:o ؤ:o ہ:h ه:h ة:h ھ:h ی:i ي:i ى:i ئ:i ے:e'
const urdu = new Map(URDU.split(' ').map((pair) => pair.split(':') as [string, string]))

const letters = new Map([...olChiki, ...meetei])
const ARABIC = /[\u0620-\u06d3]/

/** A name of a script that shares no order of letters with the others of India, as its bearers may write it in Latin ones; any other word as it is. */
export function fromUnsharedScript(word: string): string {
  if (ARABIC.test(word)) return withVowels([...word].map((letter) => urdu.get(letter) ?? ''))
  let isOpen = false
  let said = ''
  for (const letter of word) {
    const consonant = meeteiConsonants.get(letter)
    const other = letters.get(letter)
    // A consonant of Manipuri is spoken with an "a" before the next one.
    if (isOpen && consonant) said += 'a'
    isOpen = consonant !== undefined
    said += consonant ?? other ?? (/\p{M}/u.test(letter) ? '' : letter)
  }
  return said
}

const isVowel = (letter: string | undefined) => letter !== undefined && /^[aioeu]/.test(letter)

/** Between consonants an "a" is spoken that nobody has written, but behind a vowel: slman is Salman, shbnm Shabnam. What is w or y beside vowels is o or i elsewhere. */
function withVowels(all: readonly string[]): string {
  const written = all.filter(Boolean)
  let said = ''
  for (const [at, letter] of written.entries()) {
    const [before, after] = [written[at - 1], written[at + 1]]
    const isLast = after === undefined
    const isClosed = isVowel(said.at(-1))
    if (letter === 'o' && (at === 0 || isVowel(after))) said += 'w'
    else if (letter === 'i' && (at === 0 || isVowel(after))) said += 'y'
    else if (letter === 'h' && isLast && before) said += isVowel(before) ? '' : 'a'
    else said += letter
    const isCluster = !isLast && !isVowel(letter) && !isVowel(after) && !(after === 'h' && at === written.length - 2)
    const isEnd = at === written.length - 2 && !/^n[dgkt]/.test(letter + after)
    if (isCluster && (isEnd || !isClosed)) said += 'a'
  }
  return said
}

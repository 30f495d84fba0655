import { normalised } from '#contract/normalised.ts'

/**
 * Letters that read as Latin ones, each with what it is taken for: a small table in the manner of Unicode Technical Standard 39. Capitals
 * are looked up by their small letters, so a small letter may stand for what its capital looks like.
 */
const TABLE = [
  // Cyrillic
  'аa вb сc ԁd еe ғf ԍg һh нh іi ӏl јj кk мm пn оo рp ԛq гr ѕs тt цu ѵv ԝw ѡw хx уy',
  // Greek
  'αa βb ϲc εe ηn ιi κk μm νv οo ρp σo τt υu χx γy ζz ωw',
  // Armenian
  'ցg հh յj ոn օo զq սu',
  // Latin letters that are drawn as small capitals, with a stroke, a hook or without a dot
  'ᴀa ɑa ʙb ᴄc ᴅd đd ᴇe ꜰf ɢg ɡg ʜh ħh ɪi ıi ɩi ᴊj ȷj ᴋk ʟl łl ᴍm ɴn ᴏo øo ᴘp ʀr ꜱs ᴛt ŧt ᴜu ᴠv ʋv ᴡw ʏy ᴢz',
  'ɓb ƈc ɗd ɖd ƌd ɛe ǝe əe ƒf ɠg ƙk ɱm ɲn ɳn ɵo ƥp ɍr ɽr ʀr ʂs ƨs ƭt ʈt ʉu ƴy ƶz',
  // Latin letters of phonetics and of old prints
  'ɐa ⱥa ᶏa ƀb ᵬb ᶀb ȼc ȡd ᵭd ᶁd ꝺd ɇe ᶒe ɘe ᵮf ᶂf ⱨh ɨi ᵻi ⱪk ꝁk ƚl ɫl ɬl ɭl ⱡl ꞁl ᵯm ᶆm ƞn ȵn ᵰn ᶇn ꞑn',
  'ⱺo ꝋo ꝍo ᵱp ᵽp ᶈp ꝑp ꝓp ɼr ɾr ᵲr ᶉr ꞃr ȿs ᵴs ᶊs ꞩs ƫt ȶt ᵵt ⱦt ꞇt ᵾu ᶙu ⱱv ᶌv ⱳw ᶍx ɏy ỿy',
  '0o',
]
const lookAlikes = new Map(TABLE.flatMap((row) => row.split(' ').map((pair) => [...pair] as [string, string])))

/** The Latin letter that a small letter or a nought is taken for; nothing where it is taken for itself. */
export const latinLike = (letter: string): string | undefined => lookAlikes.get(letter)

/** What a text looks like at a glance: two texts with the same skeleton are easily taken for each other. */
export function skeletonOf(text: string): string {
  const plain = normalised(text, 'NFKD')
    .replace(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '')
    .toLowerCase()
  return Array.from(plain, (letter) => lookAlikes.get(letter) ?? letter)
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replace(/[i1|]/g, 'l')
}

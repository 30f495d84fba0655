import { SPECIALTY_WORDS } from '../doxy/public.ts'
import { places, type Specialty, specialties } from '../profile/public.ts'
import { consonantsOf, latinOf } from './heard-as.ts'
import { tokenize } from './tokenize.ts'

/** Words from this length on stand for all that begin with them, where nothing else is said of them. */
export const STEM_MIN = 6
/** An unfinished word of so many letters may be the beginning of a specialty. */
const BEGUN_MIN = 4

const words = (text: string) => new Set(tokenize(text))
/** Between what is asked for and who is asked for: "haddi ka doctor". */
const LINKING = words(
  'of and in at the for from near me best good top ka ke ki ko wala wale wali vala se mein par liye chahiye karne karna nearby around need want का के की को में से पर लिए चाहिए करने वाला वाले च चे ची ના ની નો ને ਦਾ ਦੇ ਦੀ کا کے کی के',
)
/** Who is asked for, behind a specialty: "heart specialist". */
const ROLES = words(
  'doctor doctors doc docs specialist specialists physician surgeon surgeons consultant expert daktar visheshagya visheshagy chikitsak rog डॉक्टर डाक्टर विशेषज्ञ चिकित्सक रोग तज्ञ तज्ज्ञ वैद्य डॉ ডাক্তার ডাক্তাৰ ডা বিশেষজ্ঞ চিকিৎসক மருத்துவர் மருத்துவம் டாக்டர் நிபுணர் డాక్టర్ డాక్టరు వైద్యుడు వైద్యులు నిపుణుడు నిపుణులు ಡಾಕ್ಟರ್ ವೈದ್ಯ ವೈದ್ಯರು ತಜ್ಞ ತಜ್ಞರು ഡോക്ടർ വിദഗ്ധൻ വിദഗ്ധ ડોક્ટર ડૉક્ટર નિષ્ણાત ਡਾਕਟਰ ਮਾਹਿਰ ਮਾਹਰ ڈاکٹر ماہر ଡାକ୍ତର ଚିକିତ୍ସକ ବିଶେଷଜ୍ଞ',
)
/** What says nothing more directly behind a specialty: "cataract operation", "sugar ki bimari", "vaidya ji". */
const TREATED = words(
  'operation treatment problem problems bimari bimaari beemari ilaj ilaaj takleef ji sahab saheb sahib बीमारी इलाज ऑपरेशन समस्या जी साहब',
)
/** Before a specialty: "DM cardiology". */
const DEGREES = words('md ms dm mch dnb mbbs diploma fellowship')

/** Who asks for a woman: of another specialty where one is named, of theirs where none is. */
const WOMEN = words(
  'lady ladies woman women womens womans female mahila aurat stri लेडी महिला औरत स्त्री মহিলা பெண் మహిళా మహిళ లేడీ ಮಹಿಳಾ ಲೇಡಿ വനിത വനിതാ ലേഡി મહિલા સ્ત્રી લેડી ਮਹਿਲਾ ਔਰਤ ਲੇਡੀ ମହିଳା خاتون لیڈی',
)

/** A place of work is asked for, whose name may hold the word of a specialty. */
const WORKPLACES = words(
  'hospital hospitals institute institution centre center clinic clinics college foundation trust university academy care home research department school society nursinghome',
)

const ofPlaces = new Set(places.flat().flatMap(tokenize))

type Phrase = { parts: string[]; isStem: boolean; specialty: Specialty }

const dropLinking = (all: readonly string[]) => all.filter((word) => !LINKING.has(word))
const partsOf = (phrase: string) => phrase.split(' ').flatMap((part) => (part.endsWith('.') ? part : dropLinking(tokenize(part))))

/** Every phrase of the dictionary, by the first letters of its first word. */
const phrases = specialties
  .flatMap((specialty): Phrase[] => [
    ...specialty.stems.map((stem) => ({ parts: partsOf(stem), isStem: true, specialty })),
    ...specialty.said.map((said) => ({ parts: partsOf(said), isStem: false, specialty })),
  ])
  .filter(({ parts }) => parts.length > 0)
const LETTERS_MIN = 3
const LETTERS_MAX = 6
/** Fewer consonants sound like too much. */
const HEARD_MIN = 4
const INDIC = /[\u0900-\u0d7f]/
const keyOf = (word: string) => word.slice(0, 2)
const byKey = Map.groupBy(phrases, ({ parts }) => keyOf(parts[0]!.replace('.', '')))

const isPart = (word: string | undefined, part: string, isStem: boolean) => {
  if (word === undefined) return false
  if (part.endsWith('.')) return word === part.slice(0, -1)
  return word === part || word === `${part}s` || (isStem && word.startsWith(part))
}

type Named = { length: number; specialties: Specialty[] }

/** The specialties that the longest phrase at this place names, and how many words it has. */
function specialtiesAt(all: readonly string[], at: number): Named | undefined {
  let length = 0
  let found: Specialty[] = []
  for (const { parts, isStem, specialty } of byKey.get(keyOf(all[at]!)) ?? []) {
    if (parts.length < length || !parts.every((part, step) => isPart(all[at + step], part, isStem))) continue
    found = parts.length > length ? [specialty] : [...found, specialty]
    length = parts.length
  }
  if (length > 0) return { length, specialties: [...new Set(found)] }
  return spelledOut(all, at) ?? heardName(all[at]!)
}

/** A name of three letters to six that stand apart: "E.N.T." Two are the initials of too many. */
function spelledOut(all: readonly string[], at: number): Named | undefined {
  const letters = all.slice(at, at + LETTERS_MAX)
  const end = letters.findIndex((word) => !/^[a-z]$/.test(word))
  for (let length = end < 0 ? letters.length : end; length >= LETTERS_MIN; length--) {
    const named = specialtiesAt([letters.slice(0, length).join('')], 0)
    if (named) return { length, specialties: named.specialties }
  }
  return undefined
}

/** A specialty by its English name in the letters of an Indian script: कार्डियोलॉजिस्ट. */
function heardName(word: string): Named | undefined {
  if (!INDIC.test(word)) return undefined
  const heard = consonantsOf(latinOf(word))
  const [name] = heard.length < HEARD_MIN ? [] : (namesHeard.get(heard) ?? [])
  return name === undefined ? undefined : specialtiesAt([name], 0)
}

/** The specialty that an unfinished word begins: the first of the list, and no other. */
function begunBy(word: string): Specialty | undefined {
  if (word.length < BEGUN_MIN) return undefined
  return phrases.find(({ parts, isStem }) => isStem && parts.length === 1 && parts[0]!.startsWith(word))?.specialty
}

/** A run of a question's words, and the specialties it asks for: named, or begun by a word that is still typed. In "heart institute" it is of the place's name as well. */
export type Span = { words: string[]; specialties: Specialty[]; isBegun: boolean; isOfPlace: boolean }

/** A question cut into what it asks for. Where a specialty is among it, who is asked for and which degree they have say nothing more. */
export function readSpans(asked: readonly string[]): Span[] {
  const others = asked.filter((word) => !WOMEN.has(word))
  const isBeside = others.length < asked.length && others.length > 0 && spansIn(others).some(({ specialties }) => specialties.length > 0)
  return spansIn(isBeside ? others : asked)
}

/** "Lady Hardinge" is the name of a place, "lady doctor" and "lady Pune" are none. */
const namesPlace = (word: string, next: string | undefined) =>
  WOMEN.has(word) && next !== undefined && !ROLES.has(next) && !ofPlaces.has(next)

function spansIn(asked: readonly string[]): Span[] {
  const content = dropLinking(asked)
  const all = content.length > 0 ? content : [...asked]
  const isOfPlace = asked.some((word) => WORKPLACES.has(word))
  const spans: Span[] = []
  for (let at = 0; at < all.length; ) {
    const named = specialtiesAt(all, at)
    const begun = named ? undefined : begunBy(all[at]!)
    const length = named?.length ?? 1
    spans.push({
      words: all.slice(at, at + length),
      specialties: named?.specialties ?? (begun ? [begun] : []),
      isBegun: begun !== undefined,
      isOfPlace: isOfPlace || namesPlace(all[at]!, all[at + 1]),
    })
    at += length
    if (named) while (ROLES.has(all[at] ?? '') || TREATED.has(all[at] ?? '')) at++
  }
  const isRole = ({ words: [word = ''] }: Span) => ROLES.has(word) || DEGREES.has(word)
  const isAsked = spans.some((span) => !isRole(span) && span.specialties.length > 0)
  const rest = spans.filter((span) => !isRole(span) || (!isAsked && span.specialties.length > 0))
  return rest.length > 0 ? rest : spans
}

const all = new Set([...phrases.flatMap(({ parts }) => parts.map((part) => part.replace('.', ''))), ...ofPlaces])

/** Whether a word stands in the dictionary, is a form of one that does, or the beginning of one. Such a word is never taken for another. */
export function isDictionaryWord(word: string): boolean {
  if ([all, LINKING, ROLES, DEGREES].some((words) => words.has(word) || words.has(word.replace(/s$/, '')))) return true
  return Boolean(specialtiesAt([word], 0) ?? begunBy(word))
}

/** A specialty's name and whoever practises it, as it is spelt here and in America. */
export const specialtyNames: readonly string[] = SPECIALTY_WORDS.flatMap((word) => [
  word,
  word.replaceAll('ae', 'e').replaceAll('oe', 'e'),
]).filter((word) => specialtiesAt([word], 0))

const named = new Set(specialtyNames)
const towns = new Set(
  places
    .filter((group) => !group.flatMap(tokenize).some((word) => WORKPLACES.has(word) || ROLES.has(word)))
    .flatMap((group) => group.flatMap(tokenize)),
)

/** The specialist and the town of a question that names a place of work as well; nothing where one of them is missing. */
export function withoutWorkplace(asked: readonly string[]): string | undefined {
  const [whom, where] = [asked.filter((word) => named.has(word)), asked.filter((word) => towns.has(word))]
  const isAsked = whom.length > 0 && where.length > 0 && asked.some((word) => WORKPLACES.has(word))
  return isAsked ? [...whom, ...where].join(' ') : undefined
}

/** Whether a word only says that a doctor is asked for: a chest physician is one, and no physician. */
export const isRoleAlone = ({ words: [word = '', ...more] }: Span) => more.length === 0 && ROLES.has(word)

const namesHeard = Map.groupBy(specialtyNames, consonantsOf)

/** The words of the dictionary that may be offered for a misspelt one. */
export const dictionaryWords: readonly string[] = [
  ...new Set([...specialtyNames, ...ROLES, ...phrases.filter(({ isStem }) => !isStem).flatMap(({ parts }) => parts), ...ofPlaces]),
].filter((word) => word.length >= BEGUN_MIN)

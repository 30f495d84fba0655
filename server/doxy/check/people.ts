/** Kinds of people that a result may be about, by the words that name each in one wording. */
const KINDS = {
  women: 'woman women female females',
  men: 'man men male males',
  mothers: 'mother mothers',
  girls: 'girl girls',
  boys: 'boy boys',
  children: 'child children',
  infants: 'infant infants baby babies newborn newborns neonate neonates',
  adolescents: 'adolescent adolescents teenager teenagers',
  elderly: 'elderly',
  pregnant: 'pregnant pregnancy',
  adults: 'adult adults',
}
type Kind = keyof typeof KINDS

const kindOf = new Map(Object.entries(KINDS).flatMap(([kind, words]) => words.split(' ').map((word) => [word, kind as Kind] as const)))

/** Found in both together, it is not said of the one. */
const TOGETHER: readonly (readonly [Kind, Kind])[] = [
  ['women', 'men'],
  ['girls', 'boys'],
  ['adults', 'children'],
  ['adults', 'adolescents'],
]

const MINORS: readonly Kind[] = ['children', 'infants', 'adolescents']
/** Said of children, these make more of them than children. */
const ANYBODY = /\b(?:individuals|participants|patients|people|persons)\b/i

const kindsIn = (text: string): ReadonlySet<Kind> =>
  new Set((text.toLowerCase().match(/\p{L}+/gu) ?? []).flatMap((word) => kindOf.get(word) ?? []))

/**
 * Whether a claim is about people of another kind than those of whom something was found, both in one wording: women, men, children and the
 * like have to be named there. Grown-ups are anybody, but for where it was found in a kind of people; and children are not just people.
 */
export function namesOtherPeople(claim: string, found: string): boolean {
  const [said, own] = [kindsIn(claim), kindsIn(found)]
  if ([...said].some((kind) => !own.has(kind) && (kind !== 'adults' || own.size > 0))) return true
  if (said.size === 0 && ANYBODY.test(claim) && !own.has('adults') && MINORS.some((kind) => own.has(kind))) return true
  return TOGETHER.some(([one, other]) => own.has(one) && own.has(other) && said.has(one) !== said.has(other))
}

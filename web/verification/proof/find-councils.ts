import { ABROAD, type Council, councils, NATIONAL, type Profession } from '#contract/councils.ts'
import type { MemberKind } from '#contract/profile.ts'

const professionsOf: Partial<Record<MemberKind, readonly Profession[]>> = {
  doctor: ['medicine', 'dentistry', 'ayush'],
  allied: ['nursing', 'pharmacy', 'allied'],
}

/** The councils that register members of this kind, those of the usual profession first. */
const councilsFor = (kind: MemberKind): Council[] =>
  (professionsOf[kind] ?? []).flatMap((profession) => councils.filter((council) => council.profession === profession))

/** What somebody types who does not know what their council is called. */
const terms: Record<Profession, string> = {
  medicine: 'doctor mbbs md ms',
  dentistry: 'dentist bds mds',
  ayush: 'ayush ayurveda homeopathy unani siddha bams bhms bums bsms',
  nursing: 'nurse midwife',
  pharmacy: 'pharmacist',
  allied:
    'physiotherapy laboratory technologist optometry dietetics radiography occupational therapy speech audiology psychology paramedical',
}

const rank = (place: string) => (place === NATIONAL ? 0 : place === ABROAD ? 2 : 1)
const byPlace = (a: Council, b: Council) => rank(a.place) - rank(b.place) || a.place.localeCompare(b.place)

/** Councils of this kind of member in which every word begins one, grouped by state: those of all India first, those of other countries last. */
export function findCouncils(kind: MemberKind, typed: string): Council[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  return councilsFor(kind)
    .filter(({ name, place, profession }) => {
      const said = ` ${name} ${place} ${terms[profession]}`.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')
      return words.every((word) => said.includes(` ${word}`))
    })
    .sort(byPlace)
}

/** The council of the state where somebody works: a likely one, to be changed if it is another. */
export function likelyCouncil(kind: MemberKind, location: string): string {
  const state = location.split(',').at(-1)!.trim().toLowerCase()
  return councilsFor(kind).find(({ place }) => place.toLowerCase() === state)?.id ?? ''
}

/** A body that keeps a register. Numbers are unique within one council only. */
export type Council = { id: string; name: string; profession: Profession }
export type Profession = 'medicine' | 'dentistry' | 'nursing' | 'pharmacy'

const medical: [id: string, name: string][] = [
  ['nmc', 'National Medical Commission (Indian Medical Register)'],
  ['apmc', 'Andhra Pradesh Medical Council'],
  ['armc', 'Arunachal Pradesh Medical Council'],
  ['ascmr', 'Assam Council of Medical Registration'],
  ['bcmr', 'Bihar Council of Medical Registration'],
  ['cgmc', 'Chhattisgarh Medical Council'],
  ['dmc', 'Delhi Medical Council'],
  ['gomc', 'Goa Medical Council'],
  ['gmc', 'Gujarat Medical Council'],
  ['hmc', 'Haryana Medical Council'],
  ['hpmc', 'Himachal Pradesh Medical Council'],
  ['jkmc', 'Jammu and Kashmir Medical Council'],
  ['jhmc', 'Jharkhand State Medical Council'],
  ['kmc', 'Karnataka Medical Council'],
  ['tcmc', 'Kerala State Medical Councils (Travancore-Cochin)'],
  ['mpmc', 'Madhya Pradesh Medical Council'],
  ['mmc', 'Maharashtra Medical Council'],
  ['mnmc', 'Manipur Medical Council'],
  ['mlmc', 'Meghalaya Medical Council'],
  ['mzmc', 'Mizoram Medical Council'],
  ['nlmc', 'Nagaland Medical Council'],
  ['ocmr', 'Odisha Council of Medical Registration'],
  ['pudmc', 'Puducherry Medical Council'],
  ['pmc', 'Punjab Medical Council'],
  ['rmc', 'Rajasthan Medical Council'],
  ['smc', 'Sikkim Medical Council'],
  ['tnmc', 'Tamil Nadu Medical Council'],
  ['tsmc', 'Telangana Medical Council'],
  ['trmc', 'Tripura State Medical Council'],
  ['upmc', 'Uttar Pradesh Medical Council'],
  ['ukmc', 'Uttarakhand Medical Council'],
  ['wbmc', 'West Bengal Medical Council'],
]

const states = [
  'Andhra Pradesh',
  'Assam',
  'Bihar',
  'Chhattisgarh',
  'Delhi',
  'Goa',
  'Gujarat',
  'Haryana',
  'Himachal Pradesh',
  'Jammu and Kashmir',
  'Jharkhand',
  'Karnataka',
  'Kerala',
  'Madhya Pradesh',
  'Maharashtra',
  'Manipur',
  'Meghalaya',
  'Mizoram',
  'Nagaland',
  'Odisha',
  'Puducherry',
  'Punjab',
  'Rajasthan',
  'Sikkim',
  'Tamil Nadu',
  'Telangana',
  'Tripura',
  'Uttar Pradesh',
  'Uttarakhand',
  'West Bengal',
]

const stateCouncils = (profession: Profession, word: string, national: string): Council[] => [
  { id: `${profession}-india`, name: national, profession },
  ...states.map((state) => ({
    id: `${profession}-${state.toLowerCase().replaceAll(' ', '-')}`,
    name: `${state}: state ${word} council`,
    profession,
  })),
]

/** Every council a member may name, the medical ones first. */
export const councils: Council[] = [
  ...medical.map(([id, name]): Council => ({ id, name, profession: 'medicine' })),
  ...stateCouncils('dentistry', 'dental', 'Dental Council of India'),
  ...stateCouncils('nursing', 'nursing', 'Indian Nursing Council (Nurses Registration and Tracking System)'),
  ...stateCouncils('pharmacy', 'pharmacy', 'Pharmacy Council of India'),
]

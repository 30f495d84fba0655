/** A body that keeps a register. Numbers are unique within one council only. `place` is a state of India, `NATIONAL` or `ABROAD`. */
export type Council = { id: string; name: string; profession: Profession; place: string }
export type Profession = 'medicine' | 'dentistry' | 'ayush' | 'nursing' | 'pharmacy' | 'allied'

export const NATIONAL = 'All India'
export const ABROAD = 'Outside India'

const medical: [id: string, place: string, name?: string][] = [
  ['nmc', NATIONAL, 'National Medical Commission (Indian Medical Register)'],
  ['apmc', 'Andhra Pradesh'],
  ['armc', 'Arunachal Pradesh'],
  ['ascmr', 'Assam', 'Assam Council of Medical Registration'],
  ['bcmr', 'Bihar', 'Bihar Council of Medical Registration'],
  ['cgmc', 'Chhattisgarh'],
  ['dmc', 'Delhi'],
  ['gomc', 'Goa'],
  ['gmc', 'Gujarat'],
  ['hmc', 'Haryana'],
  ['hpmc', 'Himachal Pradesh'],
  ['jkmc', 'Jammu and Kashmir'],
  ['jhmc', 'Jharkhand', 'Jharkhand State Medical Council'],
  ['kmc', 'Karnataka'],
  ['tcmc', 'Kerala', 'Kerala State Medical Councils (Travancore-Cochin)'],
  ['mpmc', 'Madhya Pradesh'],
  ['mmc', 'Maharashtra'],
  ['mnmc', 'Manipur'],
  ['mlmc', 'Meghalaya'],
  ['mzmc', 'Mizoram'],
  ['nlmc', 'Nagaland'],
  ['ocmr', 'Odisha', 'Odisha Council of Medical Registration'],
  ['pudmc', 'Puducherry'],
  ['pmc', 'Punjab'],
  ['rmc', 'Rajasthan'],
  ['smc', 'Sikkim'],
  ['tnmc', 'Tamil Nadu'],
  ['tsmc', 'Telangana'],
  ['trmc', 'Tripura', 'Tripura State Medical Council'],
  ['upmc', 'Uttar Pradesh'],
  ['ukmc', 'Uttarakhand'],
  ['wbmc', 'West Bengal'],
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

const slug = (words: string) => words.toLowerCase().replaceAll(' ', '-')

const ofEveryState = (profession: Profession, id: string, body: string): Council[] =>
  states.map((place) => ({ id: `${id}-${slug(place)}`, name: `${place}: ${body}`, profession, place }))

const national = (profession: Profession, id: string, name: string): Council => ({ id, name, profession, place: NATIONAL })

/** Councils of single states beside the one that every state has. */
const alliedOfStates: [id: string, place: string, name: string][] = [
  ['cgpmc', 'Chhattisgarh', 'Chhattisgarh Paramedical Council'],
  ['dcptot', 'Delhi', 'Delhi Council for Physiotherapy and Occupational Therapy'],
  ['mppmc', 'Madhya Pradesh', 'Madhya Pradesh Paramedical Council'],
  ['mspmc', 'Maharashtra', 'Maharashtra Paramedical Council'],
  ['msotpt', 'Maharashtra', 'Maharashtra State Council for Occupational Therapy and Physiotherapy'],
  ['rjpmc', 'Rajasthan', 'Rajasthan Paramedical Council'],
]

/** Registers of other countries that members of ours most often come from or go to. */
const abroad: [profession: Profession, country: string, body: string][] = [
  ['medicine', 'Australia', 'Medical Board of Australia'],
  ['medicine', 'Bangladesh', 'Bangladesh Medical and Dental Council'],
  ['medicine', 'Bhutan', 'Bhutan Medical and Health Council'],
  ['medicine', 'Canada', 'Provincial or territorial medical regulator'],
  ['medicine', 'Ireland', 'Medical Council'],
  ['medicine', 'Malaysia', 'Malaysian Medical Council'],
  ['medicine', 'Nepal', 'Nepal Medical Council'],
  ['medicine', 'New Zealand', 'Medical Council of New Zealand'],
  ['medicine', 'Saudi Arabia', 'Saudi Commission for Health Specialties'],
  ['medicine', 'Singapore', 'Singapore Medical Council'],
  ['medicine', 'Sri Lanka', 'Sri Lanka Medical Council'],
  ['medicine', 'United Arab Emirates', 'Health authority of an emirate'],
  ['medicine', 'United Kingdom', 'General Medical Council'],
  ['medicine', 'United States', 'Medical board of a state'],
  ['dentistry', 'United Kingdom', 'General Dental Council'],
  ['nursing', 'Australia', 'Nursing and Midwifery Board of Australia'],
  ['nursing', 'Ireland', 'Nursing and Midwifery Board of Ireland'],
  ['nursing', 'Nepal', 'Nepal Nursing Council'],
  ['nursing', 'New Zealand', 'Nursing Council of New Zealand'],
  ['nursing', 'Saudi Arabia', 'Saudi Commission for Health Specialties (nursing)'],
  ['nursing', 'Singapore', 'Singapore Nursing Board'],
  ['nursing', 'United Arab Emirates', 'Health authority of an emirate (nursing)'],
  ['nursing', 'United Kingdom', 'Nursing and Midwifery Council'],
  ['nursing', 'United States', 'Board of nursing of a state'],
  ['pharmacy', 'United Kingdom', 'General Pharmaceutical Council'],
  ['allied', 'United Kingdom', 'Health and Care Professions Council'],
]

/** Every council of the list, the medical ones first. */
export const councils: Council[] = [
  ...medical.map(([id, place, name = `${place} Medical Council`]): Council => ({ id, name, profession: 'medicine', place })),
  national('dentistry', 'dentistry-india', 'Dental Council of India'),
  ...ofEveryState('dentistry', 'dentistry', 'state dental council'),
  national('nursing', 'nursing-india', 'Indian Nursing Council (Nurses Registration and Tracking System)'),
  ...ofEveryState('nursing', 'nursing', 'state nursing council'),
  national('pharmacy', 'pharmacy-india', 'Pharmacy Council of India'),
  ...ofEveryState('pharmacy', 'pharmacy', 'state pharmacy council'),
  national('ayush', 'ncism', 'National Commission for Indian System of Medicine'),
  national('ayush', 'nch', 'National Commission for Homoeopathy'),
  ...ofEveryState('ayush', 'ism', 'state board of Ayurveda, Unani or Siddha'),
  ...ofEveryState('ayush', 'homoeopathy', 'state council of homoeopathy'),
  national('allied', 'ncahp', 'National Commission for Allied and Healthcare Professions'),
  national('allied', 'rci', 'Rehabilitation Council of India'),
  ...ofEveryState('allied', 'allied', 'state allied and healthcare council'),
  ...alliedOfStates.map(([id, place, name]): Council => ({ id, name, profession: 'allied', place })),
  ...abroad.map(
    ([profession, country, body]): Council => ({
      id: `${slug(country)}-${profession}`,
      name: body.includes(country) ? body : `${body}, ${country}`,
      profession,
      place: ABROAD,
    }),
  ),
]

/** What the council of a registration is called: as the list has it, or as its member named one that is not there. */
export const nameOfCouncil = ({ council, councilName = null }: { council: string; councilName?: string | null }) =>
  councils.find(({ id }) => id === council)?.name ?? councilName ?? council

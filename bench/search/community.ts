import { readFileSync } from 'node:fs'
import { GIVEN_NAMES } from '#contract/identifiers/given-names.ts'
import { SURNAMES } from '#contract/identifiers/surnames.ts'
import type { Db } from '#server/platform/db/client.ts'
import { newId } from '#server/platform/ids.ts'
import { marked } from '#tests/support/marks.ts'

/** A specialty, and the headlines under which it is practised here. */
const FIELDS: Record<string, readonly string[]> = {
  Cardiology: ['Consultant Cardiologist', 'Interventional Cardiologist'],
  'Cardiothoracic Surgery': ['Cardiothoracic Surgeon', 'Consultant Cardiac Surgeon'],
  Dermatology: ['Dermatologist', 'Consultant'],
  'Obstetrics & Gynaecology': ['Obstetrician and Gynaecologist', 'Consultant'],
  'Medical Oncology': ['Medical Oncologist', 'Consultant'],
  'Surgical Oncology': ['Surgical Oncologist', 'Consultant'],
  'Radiation Oncology': ['Radiation Oncologist', 'Consultant'],
  Ophthalmology: ['Ophthalmologist', 'Consultant'],
  Orthopaedics: ['Orthopaedic Surgeon', 'Consultant'],
  Otorhinolaryngology: ['Consultant', 'Head and Neck Surgeon'],
  Paediatrics: ['Consultant Paediatrician', 'Consultant'],
  Neonatology: ['Neonatologist', 'Consultant'],
  Psychiatry: ['Psychiatrist', 'Consultant'],
  Neurology: ['Neurologist', 'Consultant'],
  Neurosurgery: ['Neurosurgeon', 'Consultant'],
  Nephrology: ['Nephrologist', 'Consultant'],
  Urology: ['Urologist', 'Consultant'],
  Gastroenterology: ['Gastroenterologist', 'Consultant'],
  Hepatology: ['Hepatologist', 'Consultant'],
  Endocrinology: ['Endocrinologist', 'Consultant'],
  'Respiratory Medicine': ['Pulmonologist', 'Consultant Chest Physician'],
  'General Medicine': ['Consultant Physician', 'Assistant Professor'],
  'General Surgery': ['General Surgeon', 'Consultant'],
  Anaesthesiology: ['Anaesthesiologist', 'Consultant'],
  Radiology: ['Radiologist', 'Consultant'],
  Pathology: ['Pathologist', 'Associate Professor'],
  Microbiology: ['Microbiologist', 'Associate Professor'],
  'Community Medicine': ['Public Health Physician', 'Associate Professor'],
  'Emergency Medicine': ['Emergency Physician', 'Consultant'],
  'Critical Care Medicine': ['Intensivist', 'Consultant'],
  'Plastic Surgery': ['Plastic Surgeon', 'Consultant'],
  Rheumatology: ['Rheumatologist', 'Consultant'],
  Haematology: ['Haematologist', 'Consultant'],
  'Infectious Diseases': ['Infectious Diseases Physician', 'Consultant'],
  'Geriatric Medicine': ['Geriatrician', 'Consultant'],
  'Family Medicine': ['Family Physician', 'General Practitioner'],
  'Physical Medicine and Rehabilitation': ['Physiatrist', 'Consultant'],
  'Palliative Medicine': ['Palliative Care Physician', 'Consultant'],
  'Forensic Medicine': ['Associate Professor', 'Forensic Pathologist'],
  Pharmacology: ['Clinical Pharmacologist', 'Associate Professor'],
  Dentistry: ['Dental Surgeon', 'Dentist'],
  'Reproductive Medicine': ['Infertility Specialist', 'Consultant'],
  'Nuclear Medicine': ['Nuclear Medicine Physician', 'Consultant'],
  'Transfusion Medicine': ['Blood Bank Officer', 'Consultant'],
  'Vascular Surgery': ['Vascular Surgeon', 'Consultant'],
  'Paediatric Surgery': ['Paediatric Surgeon', 'Consultant'],
  Anatomy: ['Associate Professor', 'Professor'],
  Physiology: ['Associate Professor', 'Professor'],
  Ayurveda: ['Ayurvedic Physician', 'Consultant'],
  Homoeopathy: ['Homoeopath', 'Consultant'],
  Physiotherapy: ['Physiotherapist', 'Sports Physiotherapist'],
}

/** A city, as half of its members write it and as the others do. */
const CITIES: Record<string, string> = {
  ...{
    Mumbai: 'Bombay',
    Delhi: 'New Delhi',
    Bengaluru: 'Bangalore',
    Chennai: 'Chennai',
    Kolkata: 'Calcutta',
    Pune: 'Pune',
    Hyderabad: 'Hyderabad',
  },
  ...{
    Thiruvananthapuram: 'Trivandrum',
    Kochi: 'Cochin',
    Vadodara: 'Baroda',
    Varanasi: 'Varanasi',
    Puducherry: 'Pondicherry',
    Mysuru: 'Mysore',
  },
  ...{
    Prayagraj: 'Allahabad',
    Visakhapatnam: 'Visakhapatnam',
    Kozhikode: 'Calicut',
    Gurugram: 'Gurgaon',
    Lucknow: 'Lucknow',
    Jaipur: 'Jaipur',
  },
  Chandigarh: 'Chandigarh',
}

/** Names of hospitals that hold words of other specialties, as real ones do. */
const HOSPITALS = [
  'City Hospital',
  'Heart and Lung Institute',
  'Women and Children Hospital',
  'Cancer Care Centre',
  'Government Medical College',
  'Eye and ENT Hospital',
]

export type Known = { id: string; name: string; specialty: string; city: string }
type Named = Omit<Known, 'id'>

const cased = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

function* everybody(): Generator<Named & { headline: string; location: string }> {
  const [given, family] = [[...GIVEN_NAMES].filter((name) => name.length > 3), [...SURNAMES].filter((name) => name.length > 3)]
  const fields = Object.entries(FIELDS)
  const cities = Object.entries(CITIES)
  for (const [f, [specialty, headlines]] of fields.entries()) {
    for (const [c, [city, other]] of cities.entries()) {
      const at = f * cities.length + c
      const name = `Dr. ${cased(given[(at * 31) % given.length]!)} ${cased(family[(at * 57) % family.length]!)}`
      yield { name, specialty, city, headline: headlines[at % headlines.length]!, location: at % 2 === 0 ? city : other }
    }
  }
  for (const person of JSON.parse(readFileSync(new URL('people.json', import.meta.url), 'utf8')) as Named[]) {
    yield { ...person, headline: FIELDS[person.specialty]![0]!, location: person.city }
  }
}

/** Every specialty in every city, and the people who are asked for by name, in a database that is empty. The newest are not of one specialty. */
export async function seedCommunity(db: Db): Promise<Map<string, Known>> {
  const known = new Map<string, Known>()
  const people = [...everybody()].map((one, at) => ({ ...one, turn: (at * 389) % 1097 })).sort((one, other) => one.turn - other.turn)
  for (const [at, { name, specialty, city, headline, location }] of people.entries()) {
    const id = newId()
    await db
      .insertInto('member')
      .values({
        id,
        handle: `bench-${at}`,
        name,
        headline,
        specialty,
        hospital: `${city} ${HOSPITALS[at % HOSPITALS.length]}`,
        location,
        ...(at % 3 === 0 && marked()),
      })
      .execute()
    known.set(id, { id, name, specialty, city })
  }
  return known
}

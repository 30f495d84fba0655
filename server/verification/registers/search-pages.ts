import type { Proof } from '#contract/claim.ts'
import { ABROAD, councils } from '#contract/councils.ts'

export type SearchPage = { name: string; url: string }

const MEDICAL: SearchPage = { name: 'Indian Medical Register', url: 'https://www.nmc.org.in/information-desk/indian-medical-register/' }
const DENTAL: SearchPage = { name: 'Dental Council of India', url: 'https://dciindia.gov.in/DentistDetails.aspx' }
const AUSTRALIA: SearchPage = {
  name: 'Register of practitioners, Australia',
  url: 'https://www.ahpra.gov.au/registration/registers-of-practitioners.aspx',
}

/** Public search pages of registers abroad, by the council of our list. */
const abroad: Record<string, SearchPage> = {
  'australia-medicine': AUSTRALIA,
  'australia-nursing': AUSTRALIA,
  'united-kingdom-medicine': {
    name: 'Register of the General Medical Council',
    url: 'https://www.gmc-uk.org/registration-and-licensing/our-registers',
  },
  'united-kingdom-dentistry': { name: 'Register of the General Dental Council', url: 'https://olr.gdc-uk.org/SearchRegister' },
  'united-kingdom-nursing': {
    name: 'Register of the Nursing and Midwifery Council',
    url: 'https://www.nmc.org.uk/registration/search-the-register/',
  },
  'united-kingdom-pharmacy': {
    name: 'Register of the General Pharmaceutical Council',
    url: 'https://www.pharmacyregulation.org/registers',
  },
  'united-kingdom-allied': {
    name: 'Register of the Health and Care Professions Council',
    url: 'https://www.hcpc-uk.org/check-the-register/',
  },
  'united-states-medicine': { name: 'DocInfo of the state medical boards', url: 'https://www.docinfo.org/' },
  'united-states-nursing': { name: 'Nursys of the state boards of nursing', url: 'https://www.nursys.com/' },
}

/** Where a reviewer looks a claim up for themselves; nothing where no public search is known to us. */
export function searchPagesOf(proof: Proof): SearchPage[] {
  if (proof.proof === 'orcid') return [{ name: 'Public ORCID record', url: `https://orcid.org/${proof.orcid}` }]
  if (proof.proof !== 'registration') return []
  const council = councils.find(({ id }) => id === proof.council)
  if (!council) return []
  if (council.place === ABROAD) return [abroad[council.id] ?? []].flat()
  if (council.profession === 'medicine') return [MEDICAL]
  return council.profession === 'dentistry' ? [DENTAL] : []
}

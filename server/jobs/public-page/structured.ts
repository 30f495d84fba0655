import type { WorkType } from '#contract/posting.ts'
import { escaped } from '../../platform/http/plain-page.ts'
import { midnightInIndia } from '../../platform/india.ts'
import type { PublicPosting } from './queries.ts'

/** As schema.org calls kinds of work. Remote says from where, and nothing of how many hours. */
const employment: Partial<Record<WorkType, string>> = {
  full_time: 'FULL_TIME',
  part_time: 'PART_TIME',
  contract: 'CONTRACTOR',
  internship: 'INTERN',
  locum: 'TEMPORARY',
}

const LAKH = 100_000

const paragraphs = (text: string) =>
  text
    .split(/\n\s*\n/)
    .map((one) => `<p>${escaped(one)}</p>`)
    .join('')

function pay({ salary_from, salary_to, stipend }: PublicPosting) {
  const value = (amount: object, unitText: string) => ({
    baseSalary: { '@type': 'MonetaryAmount', currency: 'INR', value: { '@type': 'QuantitativeValue', ...amount, unitText } },
  })
  const [minValue, maxValue] = [salary_from, salary_to].map((lakh) => (lakh === null ? undefined : Math.round(lakh * LAKH)))
  // "Up to" and "from" are no exact pay.
  if (minValue !== undefined || maxValue !== undefined) return value({ minValue, maxValue }, 'YEAR')
  return stipend === null ? {} : value({ value: stipend }, 'MONTH')
}

/** An open posting for search engines (schema.org JobPosting). */
export function structured(posting: PublicPosting, url: string) {
  const { title, institution, city, state_name, closes_on, posted_at } = posting
  const country = { '@type': 'Country', name: 'India' }
  const address = {
    '@type': 'PostalAddress',
    ...(city && { addressLocality: city }),
    ...(state_name && { addressRegion: state_name }),
    addressCountry: 'IN',
  }
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title,
    description: paragraphs(posting.description),
    identifier: { '@type': 'PropertyValue', name: institution.name, value: posting.id },
    datePosted: posted_at!.toISOString(),
    validThrough: midnightInIndia(new Date(`${closes_on}T00:00:00+05:30`), 1).toISOString(),
    ...(employment[posting.work_type] && { employmentType: employment[posting.work_type] }),
    hiringOrganization: { '@type': 'Organization', name: institution.name },
    ...(posting.is_remote && { jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: country }),
    ...((city || !posting.is_remote) && { jobLocation: { '@type': 'Place', address } }),
    ...pay(posting),
    ...(posting.specialty && { occupationalCategory: posting.specialty }),
    ...(posting.industry && { industry: posting.industry }),
    ...(posting.benefits.length > 0 && { jobBenefits: posting.benefits.join(', ') }),
    totalJobOpenings: posting.openings,
    directApply: true,
    url,
  }
}

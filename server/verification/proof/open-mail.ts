import { disposableEmailBlocklistSet } from 'disposable-email-domains-js'
import type { Proof } from '#contract/claim.ts'
import { Refusal } from '#contract/errors.ts'
import { freeMailBrands, freeMailDomains } from './free-mail.ts'

const known = new Set([...freeMailDomains, ...disposableEmailBlocklistSet()])
const national = new RegExp(`^(?:${freeMailBrands.join('|')})\\.(?:[a-z]{2,3}|com?\\.[a-z]{2})$`)

export const domainOf = (email: string) => email.slice(email.lastIndexOf('@') + 1).toLowerCase()

/** Whether anybody can get an address at this domain, or at one that it belongs to: free mail and disposable addresses. */
export function isOpenDomain(domain: string): boolean {
  const labels = domain.split('.').slice(-8)
  return labels.slice(0, -1).some((_, at) => {
    const parent = labels.slice(at).join('.')
    return known.has(parent) || national.test(parent)
  })
}

/** An address that anybody could have proves nothing about where its owner works, confirmed or not. */
export function refuseOpenMail(proof: Proof) {
  if (proof.proof !== 'institution_mail') return
  refuseOpenAddress(proof.email, 'proof.email', 'If you have none, verify with your registration or ORCID iD instead.')
}

/** Refuses such an address at its field; `instead` says what else there is. */
export function refuseOpenAddress(email: string, path: string, instead: string) {
  const domain = domainOf(email)
  if (!isOpenDomain(domain)) return
  const words = `Anybody can get an address at ${domain}, so it does not prove where you work. Please use an address at your institution’s own domain. ${instead}`
  throw new Refusal('OPEN_MAIL', { words, issues: [{ path, message: words }] })
}

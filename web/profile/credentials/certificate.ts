import type { CertificationDraft } from '#contract/credentials.ts'

export type CertificateForm = CertificationDraft & { id?: string }

export const emptyCertificate: CertificateForm = { title: '', issuer: '', year: '' }

export const isEmptyCertificate = ({ title, issuer, year }: CertificateForm) => !(title.trim() || issuer.trim() || year.trim())

export function certificateFaults({ title, issuer, year }: CertificateForm) {
  return {
    ...(!title.trim() && { title: 'Enter the title.' }),
    ...(!issuer.trim() && { issuer: 'Enter who issued it.' }),
    ...(!year.trim() && { year: 'Enter the year.' }),
  }
}

import type { certificates } from '#contract/certificates.ts'
import type { Handlers } from '../../platform/http/operations/serve.ts'
import { makePdf } from '../../platform/pdf/maker.ts'
import { certificatePaper } from './paper.ts'
import { certificatePage, checkCertificate, getOwn, issueCertificate } from './queries.ts'

export const certificateHandlers: Handlers<typeof certificates> = {
  list: ({ cursor }, { db, viewer }) => certificatePage(db, viewer.id, cursor),
  issue: ({ courseId }, { db, vault, viewer, publicUrl }) => issueCertificate({ db, vault, site: publicUrl() }, viewer.id, courseId),
  check: ({ certificateNumber }, { db, vault }) => checkCertificate(db, vault, certificateNumber),
  pdf: async ({ certificateNumber }, { db, viewer, publicUrl }) => {
    const certificate = await getOwn(db, viewer.id, certificateNumber)
    const bytes = await makePdf(certificatePaper(certificate, publicUrl()), viewer.id)
    return new File([bytes], 'certificate.pdf', { type: 'application/pdf' })
  },
}

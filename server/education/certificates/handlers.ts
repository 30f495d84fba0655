import type { Certificate, certificates } from '#contract/certificates.ts'
import type { Handlers } from '../../platform/http/operations/serve.ts'
import { makePdf } from '../../platform/pdf/maker.ts'
import type { Paper } from '../../platform/pdf/paper.ts'
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

/** A certificate to print. What it does not say, that somebody accredited it, it denies in words. */
const certificatePaper = (certificate: Certificate, site: string): Paper => ({
  title: 'Certificate of completion',
  lines: [
    { text: certificate.course, bold: true },
    { text: `${certificate.name} finished this course on ${certificate.finishedAt.slice(0, 10)}.` },
    { text: `${certificate.rightAtFirst} of ${certificate.questions} questions right at the first try.` },
    { text: `About ${certificate.hours} h. Self-recorded: nobody accredited this course.`, gap: true },
    { text: `Signed by ${certificate.issuer}. Number ${certificate.certificateNumber}`, gap: true },
    { text: `Anybody may check it: ${site}/education?certificate=${certificate.certificateNumber}` },
  ],
})

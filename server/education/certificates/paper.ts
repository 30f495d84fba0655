import type { Certificate } from '#contract/certificates.ts'
import { dayInIndia } from '../../platform/india.ts'
import type { Paper } from '../../platform/pdf/paper.ts'

/** A certificate to print. What it does not say, that somebody accredited it, it denies in words. */
export const certificatePaper = (certificate: Certificate, site: string): Paper => ({
  title: 'Certificate of completion',
  lines: [
    { text: certificate.course, bold: true },
    { text: `${certificate.name} finished this course on ${dayInIndia(new Date(certificate.finishedAt))}.` },
    { text: `${certificate.rightAtFirst} of ${certificate.questions} questions right at the first try.` },
    { text: `About ${certificate.hours} h. Self-recorded: nobody accredited this course.`, gap: true },
    { text: `Signed by ${certificate.issuer}. Number ${certificate.certificateNumber}`, gap: true },
    { text: `Anybody may check it: ${site}/education?certificate=${certificate.certificateNumber}` },
  ],
})

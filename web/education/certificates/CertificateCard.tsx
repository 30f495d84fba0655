import { Download } from 'lucide-react'
import { useId } from 'react'
import type { Certificate } from '#contract/certificates.ts'
import { wordsOf } from '../../lib/api/failure.ts'
import { saveFile } from '../../lib/api/file.ts'
import { pluralize } from '../../lib/count.ts'
import { onDay } from '../../lib/dates.ts'
import { say } from '../../lib/language/say.ts'
import { useSession } from '../../lib/session.ts'
import { Mark } from '../../ui/art/Logo.tsx'
import { Badge } from '../../ui/badge/Badge.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { ButtonLink } from '../../ui/button/ButtonLink.tsx'
import { toast } from '../../ui/status/toast.ts'
import { hoursWords } from '../words.ts'
import styles from './Certificates.module.css'

/** What a certificate says, and that nobody accredited it. */
export function CertificateCard({ certificate, isOwn }: { certificate: Certificate; isOwn?: boolean }) {
  const { certificateNumber, name, course, courseId, version, hours, questions, rightAtFirst, finishedAt, issuer } = certificate
  const { signedIn } = useSession()
  const id = useId()
  const save = () =>
    saveFile(['certificates', 'pdf'], { certificateNumber }, `${certificateNumber}.pdf`).catch((error) =>
      toast.error(say('The PDF was not saved.'), { description: wordsOf(error) }),
    )
  return (
    <section className={styles.certificate} aria-labelledby={id}>
      <Mark size={32} />
      <div>
        <p className="meta">Certificate of completion</p>
        <h2 id={id}>{course}</h2>
        <p className="meta">Version {version} of the course</p>
      </div>
      <p className="ui">
        {name} finished this course on {onDay(finishedAt)}: {rightAtFirst} of {pluralize(questions, 'question')} right at the first try.
      </p>
      <p className="ui">
        <Badge>Self-recorded</Badge> {hoursWords(hours)}. Not accredited.
      </p>
      <p className="meta num">
        Signed by {issuer} · {certificateNumber}
      </p>
      {signedIn && (
        <div className={styles.acts}>
          {isOwn && (
            <>
              <Button tone="outline" size="small" onClick={() => void save()}>
                <Download />
                PDF
              </Button>
              <ButtonLink tone="quiet" size="small" to={`/education?certificate=${certificateNumber}`}>
                Check page
              </ButtonLink>
            </>
          )}
          <ButtonLink tone="quiet" size="small" to={`/education?course=${courseId}&version=${version}`}>
            Read version {version}
          </ButtonLink>
        </div>
      )}
    </section>
  )
}

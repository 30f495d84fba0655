import { Field } from '../../ui/form/Field.tsx'
import styles from './Credentials.module.css'
import type { CertificateForm } from './certificate.ts'

type Faults = { title?: string; issuer?: string; year?: string }
type CertificateFieldsProps = { certificate: CertificateForm; faults: Faults; onChange: (certificate: CertificateForm) => void }

/** The fields of one certification. */
export const CertificateFields = ({ certificate, faults, onChange }: CertificateFieldsProps) => {
  const field = (name: 'title' | 'issuer' | 'year') => ({
    value: certificate[name],
    error: faults[name],
    onChange: ({ target }: { target: HTMLInputElement }) => onChange({ ...certificate, [name]: target.value }),
  })
  return (
    <div className={styles.grid}>
      <div className={styles.full}>
        <Field label="Title" maxLength={200} {...field('title')} />
      </div>
      <Field label="Issuer" maxLength={200} {...field('issuer')} />
      <Field label="Year" inputMode="numeric" maxLength={20} {...field('year')} />
    </div>
  )
}

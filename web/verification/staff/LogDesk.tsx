import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type AuditAct, auditActs } from '#contract/audit-acts.ts'
import { Field } from '../../ui/form/Field.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { PagedSheet } from '../../ui/list/PagedSheet.tsx'
import styles from '../Verification.module.css'
import { actInWords, LogLine } from './LogLine.tsx'
import { LogSigned } from './LogSigned.tsx'
import { logQuery } from './queries.ts'

/** The audit log as auditors read it: what was done and by whom, by their identifiers. */
export function LogDesk() {
  const [act, setAct] = useState<AuditAct>()
  const [day, setDay] = useState('')
  const query = useInfiniteQuery(logQuery({ act, day }))
  return (
    <>
      <LogSigned />
      <div className={styles.queued}>
        <Select
          label="What was done"
          value={act ?? ''}
          onChange={({ target }) => setAct((target.value || undefined) as AuditAct | undefined)}
        >
          <option value="">Everything</option>
          {auditActs.toSorted().map((one) => (
            <option key={one} value={one}>
              {actInWords(one)}
            </option>
          ))}
        </Select>
        <Field label="Day" type="date" value={day} onChange={({ target }) => setDay(target.value)} />
      </div>
      <PagedSheet title="Audit log" query={query} empty="No lines." keyOf={({ seq }) => String(seq)}>
        {(line) => <LogLine line={line} />}
      </PagedSheet>
    </>
  )
}

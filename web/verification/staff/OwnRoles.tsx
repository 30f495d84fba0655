import type { StaffRole } from '#contract/staff-roles.ts'
import { Sheet, SheetList } from '../../ui/layout/Sheet.tsx'
import styles from '../Verification.module.css'
import { StepDown } from './StepDown.tsx'
import { roleWords } from './words.ts'

/** One's own roles at the desk, what each opens, and the way out of it. */
export const OwnRoles = ({ roles }: { roles: readonly StaffRole[] }) => (
  <Sheet title="Your roles at the desk">
    <SheetList aria-label="Your roles at the desk">
      {roles.map((role) => (
        <li key={role} className={styles.queued}>
          <div>
            <p className="ui">
              <b>{roleWords[role].label}</b>
            </p>
            <p className="meta">{roleWords[role].opens}</p>
          </div>
          <StepDown role={role} />
        </li>
      ))}
    </SheetList>
  </Sheet>
)

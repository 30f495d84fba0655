import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../ui/button/Button.tsx'
import { Sheet, SheetList } from '../../ui/layout/Sheet.tsx'
import { QueryList } from '../../ui/list/QueryList.tsx'
import styles from '../Demo.module.css'
import { type HostedMember, VERIFIED_SHOWN } from '../tables.ts'
import { DoctorsDialog } from './DoctorsDialog.tsx'
import { MemberRow } from './MemberRow.tsx'
import { readVerified } from './members.ts'

/** The newest verified doctors, and the way to all. */
export function VerifiedDoctors({ userId }: { userId: string }) {
  const [open, setOpen] = useState<'all' | HostedMember>()
  const query = useQuery({
    queryKey: ['hosted', 'verified'],
    queryFn: async () => ({ items: await readVerified(VERIFIED_SHOWN) }),
    retry: false,
  })
  return (
    <Sheet title="Verified doctors">
      <SheetList aria-label="Verified doctors">
        <QueryList inList what="verified doctors" query={query} empty={<li className="ui muted">Nobody is verified yet.</li>}>
          {(member) => <MemberRow member={member} onOpen={() => setOpen(member)} />}
        </QueryList>
      </SheetList>
      <div className={styles.more}>
        <Button tone="soft" block onClick={() => setOpen('all')}>
          View All Doctors
        </Button>
      </div>
      {open && <DoctorsDialog userId={userId} opened={open === 'all' ? undefined : open} onClose={() => setOpen(undefined)} />}
    </Sheet>
  )
}

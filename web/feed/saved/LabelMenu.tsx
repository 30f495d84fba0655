import { Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { SavedLabel } from '#contract/saved.ts'
import { pluralize } from '../../lib/count.ts'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx'
import { part } from '../../ui/later.tsx'
import { Menu } from '../../ui/menu/Menu.tsx'
import { useRemoveLabel } from './changes.ts'

const LabelDialog = part(() => import('./LabelDialog.tsx'))

/** What can be done with a label: another name, or none of it. */
export function LabelMenu({ label, onGone }: { label: SavedLabel; onGone: () => void }) {
  const [shown, setShown] = useState<'rename' | 'remove'>()
  const remove = useRemoveLabel(label, onGone)
  const close = () => setShown(undefined)
  return (
    <>
      <Menu
        label={`Options for ${label.name}`}
        icon={<Ellipsis />}
        items={[
          { label: 'Rename', icon: <Pencil />, onSelect: () => setShown('rename') },
          { label: 'Delete label', icon: <Trash2 />, tone: 'danger', onSelect: () => setShown('remove') },
        ]}
      />
      <Suspense>{shown === 'rename' && <LabelDialog label={label} onDone={close} onClose={close} />}</Suspense>
      {shown === 'remove' && (
        <ConfirmDialog
          title="Delete this label?"
          confirm="Delete"
          busy={remove.isPending}
          onConfirm={() => remove.mutate()}
          onClose={close}
        >
          <p>
            “{label.name}” will be deleted.
            {label.posts > 0 && ` Its ${pluralize(label.posts, 'post')} stay saved, without a label.`}
          </p>
        </ConfirmDialog>
      )}
    </>
  )
}

import { EmptyState } from '../ui/EmptyState.tsx'

/** What is noted for the member. */
export default function BellPanel() {
  return (
    <EmptyState title="No notifications yet" level={2}>
      When a mate answers you, it will be noted here.
    </EmptyState>
  )
}

import { ButtonLink } from '../../ui/button/ButtonLink.tsx'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import { EmptyState } from '../../ui/list/EmptyState.tsx'

/** What is read by whoever does not run the page, or no longer. */
export const NoLonger = () => (
  <>
    <h1 className="vh" tabIndex={-1}>
      Job
    </h1>
    <Sheet>
      <EmptyState level={2} title="You do not recruit here" action={<ButtonLink to="/institutions">All institutions</ButtonLink>}>
        The link may be wrong, or your role on this page has ended.
      </EmptyState>
    </Sheet>
  </>
)

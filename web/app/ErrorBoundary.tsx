import { Component, type ReactNode, Suspense } from 'react'
import { later } from '../ui/later.tsx'

const ErrorScreen = later(async () => (await import('./late-parts.ts')).ErrorScreen)

/** Fetches the error screen while all is well: it has to be there when the network is what failed. */
export const loadErrorScreen = () => ErrorScreen.load().catch(() => undefined)

type Props = {
  /** Where one is: arriving somewhere else starts afresh. */
  place: string
  children: ReactNode
}
type State = { place: string; failed?: { error: unknown } }

/** Keeps a fault inside: what threw is replaced by the error screen until somebody goes elsewhere. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { place: this.props.place }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failed: { error } }
  }

  static getDerivedStateFromProps({ place }: Props, state: State): State | null {
    return place === state.place ? null : { place, failed: undefined }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <Suspense fallback={<main id="main" aria-busy="true" />}>
        <ErrorScreen requestId={requestIdOf(this.state.failed.error)} />
      </Suspense>
    )
  }
}

/** The server's reference, when the fault carries one. Read by shape, so that no client code is needed here. */
function requestIdOf(error: unknown) {
  const { requestId } = (error ?? {}) as { requestId?: unknown }
  return typeof requestId === 'string' ? requestId : undefined
}

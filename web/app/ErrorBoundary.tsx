import { Component, type ReactNode } from 'react'
import { ErrorScreen } from './ErrorScreen.tsx'

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
    return <ErrorScreen requestId={requestIdOf(this.state.failed.error)} />
  }
}

/** The server's reference, when the fault carries one. Read by shape, so that no client code is needed here. */
function requestIdOf(error: unknown) {
  const data = (error as { data?: { requestId?: unknown } } | null)?.data
  return typeof data?.requestId === 'string' ? data.requestId : undefined
}

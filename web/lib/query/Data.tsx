import { QueryClientProvider } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import { queryClient } from './client.ts'

/** Gives what is inside the data layer. Loaded beside it, so that pages without it never carry it. */
export const Data = ({ children }: { children: ReactNode }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>

/** A part that is drawn outside every page, such as in the bar, with the same data layer. */
export const withData = <Props extends object>(Part: ComponentType<Props>) =>
  function WithData(props: Props): ReactNode {
    return (
      <Data>
        <Part {...props} />
      </Data>
    )
  }

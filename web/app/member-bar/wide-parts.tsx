import { type ComponentProps, Suspense } from 'react'
import { useMedia } from '../../lib/media.ts'
import { later } from '../../ui/later.tsx'

const WIDE = '(min-width: 1024px)'

const SearchBox = later(async () => (await import('../../search/SearchBox.tsx')).SearchBox)
const LogoutButton = later(async () => (await import('../late-parts.ts')).LogoutButton)

/** Fetches what only the wide bar has, where there is one, ahead of drawing it. */
export const loadWideParts = () =>
  typeof window !== 'undefined' && window.matchMedia(WIDE).matches && Promise.all([SearchBox.load(), LogoutButton.load()])

/** The bar's search where there is room for it; phones neither draw nor fetch it. */
export const WideSearch = (props: ComponentProps<typeof SearchBox>) =>
  useMedia(WIDE) && (
    <Suspense>
      <SearchBox {...props} />
    </Suspense>
  )

/** The bar's way out where there is room for it. */
export const WideLogout = () =>
  useMedia(WIDE) && (
    <Suspense>
      <LogoutButton tone="quiet" />
    </Suspense>
  )

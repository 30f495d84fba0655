import { type ComponentProps, type ComponentType, type ReactNode, Suspense, useState } from 'react'
import { part } from '../later.tsx'
import { sourcesOf, type Wanted } from './sources.ts'

export type PictureProps = Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'onError'> &
  Omit<Wanted, 'width'> & {
    url: string
    alt: string
    /** What stands in its place while it is asked for again, and where it cannot be had. */
    instead?: (isAsked: boolean) => ReactNode
    /** The server has it no more, or not for this member. */
    onGone?: () => void
  }

const renewing = Promise.withResolvers<ComponentType<PictureProps>>()

/** Hands over what draws a picture whose address is over; until then its place is kept. */
export const renewPicturesWith = renewing.resolve

const RenewedPicture = part(async () => ({ default: await renewing.promise }))

/** What a stored picture is called by, however it is signed. */
export const pathOf = (url: string) => url.split('?')[0]!

/** A stored picture. Its address holds for some minutes: one that is over is asked for again, and what is shown stays when another is told. */
export const Picture = (props: PictureProps) => <FirstPicture key={pathOf(props.url)} {...props} />

function FirstPicture(props: PictureProps) {
  const { url, alt, instead, onGone, atWidth, widths, ...looks } = props
  const [first] = useState(url)
  const [isOver, setOver] = useState(false)
  if (!isOver)
    return <img {...looks} alt={alt} {...sourcesOf(first, { atWidth, widths, width: looks.width })} onError={() => setOver(true)} />
  return (
    <Suspense fallback={instead?.(true)}>
      <RenewedPicture {...props} />
    </Suspense>
  )
}

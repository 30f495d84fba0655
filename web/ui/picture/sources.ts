import { WORTH_NARROWING } from '#contract/limits.ts'
import { pictureAddress } from '../../lib/api/backend.ts'

export type Wanted = {
  /** The one width that is enough, in pixels of the screen. */
  atWidth?: number | undefined
  /** Widths that the server has besides the whole one, for the browser to choose from by `sizes`. */
  widths?: readonly number[] | undefined
  /** How wide the whole one is. */
  width?: number | string | undefined
}

const isStored = (url: string) => url.startsWith('/files/')
const narrow = (url: string, width: number) => `${pictureAddress(url)}&w=${width}`

/** Where a browser gets a picture from. One from elsewhere, or still on its way, has a single address. */
export function sourcesOf(url: string, { atWidth, widths = [], width = 0 }: Wanted) {
  const whole = pictureAddress(url)
  if (!isStored(url)) return { src: whole }
  if (atWidth) return { src: narrow(url, atWidth) }
  const narrower = widths.filter((one) => Number(width) >= one * WORTH_NARROWING)
  if (narrower.length === 0) return { src: whole }
  return { src: whole, srcSet: [...narrower.map((one) => `${narrow(url, one)} ${one}w`), `${whole} ${width}w`].join(', ') }
}

import art from './drawings.svg?no-inline'

const boxes = {
  'chart-wide': '0 0 660 560',
  'chart-narrow': '0 0 380 330',
  'loose-features': '0 0 520 300',
  'loose-about': '0 0 520 300',
  strip: '0 0 1440 104',
  story: '0 0 640 250',
  research: '0 0 320 240',
  surgical: '0 0 320 240',
  care: '0 0 320 240',
  diagnostic: '0 0 320 240',
}

type DrawingProps = {
  name: keyof typeof boxes
  className?: string
  /** What it shows; without words it is decoration. */
  label?: string
  /** Fills its place and is cut off where the place has another shape. */
  slice?: boolean
}

/** A drawing from the one file of them. Its colours are the page's own, by day and by night, and it costs the page no script. */
export const Drawing = ({ name, className, label, slice }: DrawingProps) => (
  // biome-ignore lint/a11y/noSvgWithoutTitle: it carries its words as a label where it has any
  <svg
    className={className}
    viewBox={boxes[name]}
    preserveAspectRatio={slice ? 'xMidYMid slice' : undefined}
    {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
  >
    <use href={`${art}#${name}`} />
  </svg>
)

/** A picture in a square frame: how far it is drawn near, and which of its pixels stands in the middle. */
export type Crop = { zoom: number; x: number; y: number }
export type Size = { width: number; height: number }

export const ZOOM_MAX = 4

/** The whole shorter side, from the middle. */
export const wholeOf = ({ width, height }: Size): Crop => ({ zoom: 1, x: width / 2, y: height / 2 })

/** How many of the picture's pixels the frame's side holds. */
export const sideOf = ({ width, height }: Size, { zoom }: Crop) => Math.min(width, height) / zoom

const between = (low: number, value: number, high: number) => Math.min(Math.max(value, low), high)

/** The same crop, moved so that the frame is full. */
export function withinPicture(size: Size, crop: Crop): Crop {
  const zoom = between(1, crop.zoom, ZOOM_MAX)
  const half = sideOf(size, { ...crop, zoom }) / 2
  return { zoom, x: between(half, crop.x, size.width - half), y: between(half, crop.y, size.height - half) }
}

/** The crop after the picture was moved by shares of the frame's side. */
export function moved(size: Size, crop: Crop, across: number, down: number) {
  const side = sideOf(size, crop)
  return withinPicture(size, { ...crop, x: crop.x - across * side, y: crop.y - down * side })
}

/** The crop as the server is told: edges as shares of the picture, the side as a share of the shorter one. */
export function cutOf(size: Size, crop: Crop) {
  const side = sideOf(size, crop)
  return { left: (crop.x - side / 2) / size.width, top: (crop.y - side / 2) / size.height, size: 1 / crop.zoom }
}

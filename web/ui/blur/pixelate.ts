/** A part of a picture to be covered, its edges and sides as shares of the picture's. */
export type Box = { left: number; top: number; width: number; height: number }

/** So few squares stand along the longer side of a box that neither a face nor a name can be told from them. */
const SQUARES = 4

/** Puts a few large squares, each of the mean colour there, in the place of everything under the boxes. */
export function pixelate(context: OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D, boxes: readonly Box[]) {
  const { width, height } = context.canvas
  for (const box of boxes) {
    const left = Math.floor(box.left * width)
    const top = Math.floor(box.top * height)
    const right = Math.min(width, Math.ceil((box.left + box.width) * width))
    const bottom = Math.min(height, Math.ceil((box.top + box.height) * height))
    if (right <= left || bottom <= top) continue
    const side = Math.max(1, Math.ceil(Math.max(right - left, bottom - top) / SQUARES))
    for (let y = top; y < bottom; y += side)
      for (let x = left; x < right; x += side) fillWithMean(context, x, y, Math.min(side, right - x), Math.min(side, bottom - y))
  }
}

function fillWithMean(
  context: OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D,
  x: number,
  y: number,
  width: number,
  height: number,
) {
  const { data } = context.getImageData(x, y, width, height)
  const sums = [0, 0, 0]
  for (let at = 0; at < data.length; at += 4) for (let channel = 0; channel < 3; channel++) sums[channel]! += data[at + channel]!
  const [red, green, blue] = sums.map((sum) => Math.round(sum / (width * height)))
  context.fillStyle = `rgb(${red} ${green} ${blue})`
  context.fillRect(x, y, width, height)
}

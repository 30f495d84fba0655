type Paper = { x?: number; y?: number; width: number; height: number; every: number }

/** The lines of a sheet of chart paper as two paths: every fifth line is strong, the rest are fine. */
export function gridLines({ x = 0, y = 0, width, height, every }: Paper) {
  const paths = { fine: '', strong: '' }
  const kind = (index: number) => (index % 5 === 0 ? 'strong' : 'fine')
  for (let index = 0; index * every <= width; index++) paths[kind(index)] += `M${x + index * every} ${y}v${height}`
  for (let index = 0; index * every <= height; index++) paths[kind(index)] += `M${x} ${y + index * every}h${width}`
  return paths
}

import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'

const folder = join(import.meta.dirname, '../../.cache/bench/pictures')

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#174291' }, limitInputPixels: false }).withMetadata({ orientation: 6 })

/** Pictures that are small on the wire and large unfolded: some beyond what is accepted, the others just within. */
const kinds: Record<string, () => Sharp> = {
  '49.avif': () => flat(7000, 7000).avif({ effort: 0 }),
  '5.avif': () => flat(2500, 2000).avif({ effort: 0 }),
  '49-interlaced.png': () => flat(7000, 7000).png({ progressive: true }),
  '6-interlaced.png': () => flat(3000, 2000).ensureAlpha().toColourspace('rgb16').png({ progressive: true }),
  '49-progressive.jpg': () => flat(7000, 7000).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }),
  '12-progressive.jpg': () => flat(4000, 3000).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }),
  '49.jpg': () => flat(7000, 7000).jpeg(),
  '49.png': () => flat(7000, 7000).png(),
  '12.gif': () => flat(4000, 3000).gif(),
  '49.webp': () => flat(7000, 7000).webp({ effort: 0 }),
}

/** Made once and kept for the next run. */
export async function hostilePictures(): Promise<{ name: string; bytes: Uint8Array<ArrayBuffer> }[]> {
  await mkdir(folder, { recursive: true })
  const made = []
  for (const [name, make] of Object.entries(kinds)) {
    const path = join(folder, name)
    if (!existsSync(path)) {
      await writeFile(`${path}.part`, await make().toBuffer())
      await rename(`${path}.part`, path)
    }
    made.push({ name, bytes: new Uint8Array(await readFile(path)) })
  }
  return made
}

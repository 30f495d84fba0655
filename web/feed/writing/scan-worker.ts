import { scanned } from './scanned.ts'

self.onmessage = ({ data: { id, text } }: MessageEvent<{ id: number; text: string }>) => self.postMessage({ id, found: scanned(text) })

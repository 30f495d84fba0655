import process from 'node:process'
import { LIVE_PATH, WATCH } from '#contract/live.ts'

/** Pages to open: each is proven by one of the tokens and says that it shows this. */
export type LinesOrder = { port: number; tokens: string[]; count: number; shows: string[] }

/** So many connect at a time. */
const AT_ONCE = 200

/** Opens a line as a page does, and answers its heartbeat for as long as it is open. Written on the wire, so that many fit into one process. */
function open(port: number, token: string, shows: string[]) {
  return new Promise<void>((resolve, reject) => {
    const line = new WebSocket(`ws://127.0.0.1:${port}${LIVE_PATH}/?EIO=4&transport=websocket`)
    line.onerror = () => reject(new Error('A line was refused.'))
    line.onmessage = ({ data }: MessageEvent<string>) => {
      if (data.startsWith('0')) line.send(`40${JSON.stringify({ token })}`)
      else if (data === '2') line.send('3')
      else if (data.startsWith('40')) {
        line.send(`42${JSON.stringify([WATCH, shows])}`)
        resolve()
      } else if (data.startsWith('44')) reject(new Error(data))
    }
  })
}

process.on('message', async ({ port, tokens, count, shows }: LinesOrder) => {
  for (let from = 0; from < count; from += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, i) => from + i)
    await Promise.all(some.map((i) => open(port, tokens[i % tokens.length]!, shows)))
  }
  process.send!(count)
})

import process from 'node:process'
import { LIVE_PATH, WATCH } from '#contract/live.ts'

/** Lines to open: each is proven by one of the tokens and shows this. */
export type HearersOrder = { port: number; tokens: string[]; count: number; shows: string[] }

const AT_ONCE = 200
let lines = 0
let heard = 0

/** Opens a line as a page does, and counts the messages that it hears. Says so once all of them have heard one more. */
function open(port: number, token: string, shows: string[]) {
  return new Promise<void>((resolve, reject) => {
    const line = new WebSocket(`ws://127.0.0.1:${port}${LIVE_PATH}/?EIO=4&transport=websocket`)
    line.onerror = () => reject(new Error('A line was refused.'))
    line.onmessage = ({ data }: MessageEvent<string>) => {
      if (data.startsWith('42["message",')) {
        if (++heard % lines === 0) process.send!('all')
      } else if (data.startsWith('0')) line.send(`40${JSON.stringify({ token })}`)
      else if (data === '2') line.send('3')
      else if (data.startsWith('40')) {
        line.send(`42${JSON.stringify([WATCH, shows])}`)
        resolve()
      } else if (data.startsWith('44')) reject(new Error(data))
    }
  })
}

process.on('message', async ({ port, tokens, count, shows }: HearersOrder) => {
  for (let from = 0; from < count; from += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, i) => from + i)
    await Promise.all(some.map((i) => open(port, tokens[i % tokens.length]!, shows)))
  }
  lines = count
  process.send!('open')
})

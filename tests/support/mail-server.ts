import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'

/** A mail server that takes every email, or only listens: then whoever sends waits for its greeting. */
export class MailServer {
  answers = true
  /** How often somebody came to hand over an email. */
  calls = 0
  readonly emails: string[] = []
  readonly #sockets = new Set<Socket>()
  readonly #server = createServer((socket) => {
    this.#sockets.add(socket.on('error', () => {}).on('close', () => this.#sockets.delete(socket)))
    this.calls++
    if (this.answers) this.#serve(socket)
  })

  /** Opens it and answers the address for SMTP_URL. */
  async open() {
    await once(this.#server.listen(0, '127.0.0.1'), 'listening')
    return `smtp://127.0.0.1:${(this.#server.address() as { port: number }).port}`
  }

  #serve(socket: Socket) {
    let email: string | undefined
    socket.write('220 ready\r\n')
    socket.on('data', (chunk) => {
      const text = String(chunk)
      if (email !== undefined) {
        email += text
        if (!email.endsWith('\r\n.\r\n')) return
        this.emails.push(email)
        email = undefined
      }
      if (text.startsWith('DATA')) email = ''
      socket.write(email === '' ? '354 go on\r\n' : '250 ok\r\n')
    })
  }

  close() {
    for (const socket of this.#sockets) socket.destroy()
    this.#server.close()
  }
}

import { connect } from 'node:net'

/** Sends exactly these bytes and returns what comes back until the server or the time ends it. */
export function rawRequest(url: string, parts: (string | Buffer)[], waitFor = 5_000): Promise<string> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname)
    const chunks: Buffer[] = []
    const finish = () => {
      socket.destroy()
      resolve(Buffer.concat(chunks).toString('latin1'))
    }
    socket.setTimeout(waitFor, finish)
    socket.on('data', (chunk) => chunks.push(chunk))
    socket.on('close', finish)
    socket.on('error', finish)
    socket.on('connect', () => {
      for (const part of parts) socket.write(part)
    })
  })
}

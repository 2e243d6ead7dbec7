export type ListenAddress = { host: string; port: number }

const ADDRESS = /^(?<host>[\w.-]+|\[[\da-f:]+\]):(?<port>\d{1,5})$/i
const HIGHEST_PORT = 65_535

/** '127.0.0.1:9464', '[::1]:9464'; null: it is none. */
export function readListenAddress(text: string): ListenAddress | null {
  const { host = '', port = '' } = ADDRESS.exec(text)?.groups ?? {}
  const number = Number(port)
  return host && number > 0 && number <= HIGHEST_PORT ? { host: host.replace(/^\[|\]$/g, ''), port: number } : null
}

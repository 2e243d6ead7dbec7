import { configure, TextReader, Uint8ArrayWriter, ZipWriter } from '@zip.js/zip.js'

configure({ useWebWorkers: false })

/** AES of 256 bits, as every archiver of today opens it (WinZip AE-2); the old ZipCrypto is no lock. */
const AES_256 = 3

export type ZippedFile = { name: string; text: string }

/** A zip whose files open with the password alone; their names can be read without it. */
export async function encryptedZip(
  files: readonly ZippedFile[],
  password: string,
  at: Date,
): Promise<Uint8Array<ArrayBuffer>> {
  const zip = new ZipWriter(new Uint8ArrayWriter(), { password, encryptionStrength: AES_256, lastModDate: at })
  for (const { name, text } of files) await zip.add(name, new TextReader(text))
  return zip.close()
}

import { crc32, deflateRawSync } from 'node:zlib'

const LOCAL = 0x04034b50
const CENTRAL = 0x02014b50
const END = 0x06054b50
/** 2.0: folders and deflate. The date is a fixed one, so that the same files make the same archive. */
const ZIP_VERSION = 20
const UTF8_NAMES = 0x0800
const DEFLATED = 8
const FIRST_DAY = 0x21

type Entry = { name: Buffer; packed: Buffer; size: number; crc: number; at: number }

const numbers = (...fields: readonly (readonly [value: number, bytes: 2 | 4])[]) =>
  Buffer.concat(
    fields.map(([value, bytes]) => {
      const field = Buffer.alloc(bytes)
      field.writeUIntLE(value, 0, bytes)
      return field
    }),
  )

/** The part that the entry itself and its line in the directory have in common. */
const described = ({ name, packed, size, crc }: Entry) =>
  numbers(
    [ZIP_VERSION, 2],
    [UTF8_NAMES, 2],
    [DEFLATED, 2],
    [0, 2],
    [FIRST_DAY, 2],
    [crc, 4],
    [packed.length, 4],
    [size, 4],
    [name.length, 2],
    [0, 2],
  )

/** An archive of files by path. */
export function zipOf(files: ReadonlyMap<string, Buffer>): Buffer {
  const parts: Buffer[] = []
  const entries: Entry[] = []
  let at = 0
  for (const [path, content] of files) {
    const entry = {
      name: Buffer.from(path),
      packed: deflateRawSync(content),
      size: content.length,
      crc: crc32(content),
      at,
    }
    const part = Buffer.concat([numbers([LOCAL, 4]), described(entry), entry.name, entry.packed])
    entries.push(entry)
    parts.push(part)
    at += part.length
  }

  const directory = Buffer.concat(
    entries.map((entry) =>
      Buffer.concat([
        numbers([CENTRAL, 4], [ZIP_VERSION, 2]),
        described(entry),
        numbers([0, 2], [0, 2], [0, 2], [0, 4], [entry.at, 4]),
        entry.name,
      ]),
    ),
  )
  const end = numbers(
    [END, 4],
    [0, 2],
    [0, 2],
    [entries.length, 2],
    [entries.length, 2],
    [directory.length, 4],
    [at, 4],
    [0, 2],
  )
  return Buffer.concat([...parts, directory, end])
}

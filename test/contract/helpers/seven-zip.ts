import SevenZip from '7z-wasm'

/** What 7-Zip itself makes of an archive: the words of its listing and its files, empty where the password is wrong. */
export async function openWith7Zip(
  archive: Uint8Array,
  password: string,
): Promise<{ listing: string; files: Record<string, string> }> {
  const lines: string[] = []
  const make = () => SevenZip({ print: (line) => lines.push(line), printErr: (line) => lines.push(line) })
  const run = async (...told: string[]) => {
    const zip = await make()
    zip.FS.writeFile('stays.zip', archive)
    zip.FS.mkdir('out')
    try {
      zip.callMain(told)
    } catch {
      // It ends with its exit code.
    }
    const names = zip.FS.readdir('out').filter((name: string) => !name.startsWith('.'))
    return Object.fromEntries(
      names.map((name: string) => [name, new TextDecoder().decode(zip.FS.readFile(`out/${name}`))]),
    )
  }
  await run('l', '-slt', 'stays.zip')
  const files = await run('x', `-p${password}`, '-oout', '-y', 'stays.zip')
  return { listing: lines.join('\n'), files }
}

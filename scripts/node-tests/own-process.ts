/** Files that share their process with no other file, by the end of their path, and why. */
const OWN_PROCESS: readonly { file: RegExp; why: string }[] = [
  { file: /\/embedded\.test\.ts$/, why: 'kills its database and takes one over from another process' },
  { file: /\/killed\.test\.ts$/, why: 'kills providers in the middle of their work' },
]

export const hasOwnProcess = (path: string) => OWN_PROCESS.some(({ file }) => file.test(path))

export type Step = { word: string; rest: string }
export type Stage = { base: string; name: string | undefined; steps: Step[] }

/** A Containerfile by its stages; a line that goes on is one line. */
export function readContainerfile(text: string): Stage[] {
  const stages: Stage[] = []
  const lines = text.replaceAll('\\\n', ' ').split('\n')
  for (const line of lines.filter((one) => /^[A-Z]+ /.test(one))) {
    const [, word = '', rest = ''] = /^([A-Z]+) (.*)$/.exec(line) ?? []
    const [, base = '', name] = /^(\S+)(?: AS (\w+))?$/.exec(rest) ?? []
    if (word === 'FROM') stages.push({ base, name, steps: [] })
    else stages.at(-1)?.steps.push({ word, rest })
  }
  return stages
}

/** The words of a command in the form of a list. */
export const wordsOf = (rest: string): string[] => JSON.parse(rest.slice(rest.indexOf('[')))

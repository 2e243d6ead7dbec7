/** _headers, as its hosts read it: the shape of a rule → its headers. */
export const readHeadersFile = (text: string): Map<string, Record<string, string>> =>
  new Map(
    text
      .trim()
      .split('\n\n')
      .map((block) => {
        const [shape = '', ...lines] = block.split('\n')
        return [shape, Object.fromEntries(lines.map((line) => line.trim().split(/: (.*)/, 2)))] as const
      }),
  )

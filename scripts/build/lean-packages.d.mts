export const leanPackages: {
  name: string
  transform: (source: string, id: string) => { code: string; map: null } | null
}

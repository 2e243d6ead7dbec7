import { SECOND_MS } from '../../shared/constants.ts'

/** A whole number of the environment, where somebody wants another one than usual. */
export function numberGiven(name: string, usual: number): number {
  const given = Number(process.env[name] || usual)
  if (Number.isInteger(given) && given > 0) return given
  throw new Error(`${name} is a whole number, as in ${name}=${usual}`)
}

export const secondsGiven = (name: string, usual: number): number => numberGiven(name, usual) * SECOND_MS

export type Mutation = { start: number; end: number; text: string; line: number }
export function mutationsOf(path: string, source: string): Promise<Mutation[]>
export function drawn<Value>(list: readonly Value[], seed: number): Generator<Value>

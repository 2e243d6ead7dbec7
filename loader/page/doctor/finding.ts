/** Something that is wrong with the embedding, and the line that mends it. */
export type Finding = { code: string; problem: string; fix: string }

/**
 * A code as it is looked up, however it was typed: a Japanese keyboard writes WELCOME10 in letters of full width
 * (ＷＥＬＣＯＭＥ１０), and what is pasted has blanks around it.
 */
export const normalizeCode = (typed: string): string => typed.normalize('NFKC').trim()

/** Their maps and their wallet are the ones a guest has at hand. */
export const isOfApple = (userAgent: string): boolean => /iPhone|iPad|Macintosh/.test(userAgent)
/** Their wallet is Google's. */
export const isOfGoogle = (userAgent: string): boolean => /Android/.test(userAgent)

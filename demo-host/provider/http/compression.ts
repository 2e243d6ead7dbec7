/** A stream for each answer takes longer than to compress what a search of some fifty plans answers. */
const LARGEST_AT_ONCE = 65_536
const SMALLEST = 1024

/** How @fastify/compress sends what has no secret in it. Brotli takes longer than its fewer bytes save on their way. */
export const COMPRESSION = {
  encodings: ['gzip' as const],
  threshold: SMALLEST,
  syncThreshold: LARGEST_AT_ONCE,
}

/** Its own package brings no types; this is what is used of it. */
declare module 'bidi-js' {
  type Levels = { levels: Uint8Array }
  type Bidi = {
    getEmbeddingLevels: (text: string, direction: 'ltr' | 'rtl') => Levels
    getMirroredCharacter: (character: string) => string | null
  }
  export default function bidiFactory(): Bidi
}

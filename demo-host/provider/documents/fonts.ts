import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import { create } from 'fontkit'

import type { Locale } from '../../../shared/locales.ts'

const PACKAGES = {
  latin: ['noto-sans', 'NotoSans'],
  japanese: ['noto-sans-jp', 'NotoSansJP'],
  korean: ['noto-sans-kr', 'NotoSansKR'],
  simplified: ['noto-sans-sc', 'NotoSansSC'],
  traditional: ['noto-sans-tc', 'NotoSansTC'],
  thai: ['noto-sans-thai', 'NotoSansThai'],
  arabic: ['noto-sans-arabic', 'NotoSansArabic'],
} as const
export type Face = keyof typeof PACKAGES
export type Weight = 'regular' | 'bold'

const CUTS = { regular: '400Regular', bold: '700Bold' } as const satisfies Record<Weight, string>

/** The same character is drawn in another way in Tokyo, Seoul, Beijing and Taipei: the reader's own way comes first. */
const OWN = {
  en: ['latin', 'japanese', 'traditional', 'simplified', 'korean'],
  id: ['latin', 'japanese', 'traditional', 'simplified', 'korean'],
  ja: ['japanese', 'latin', 'traditional', 'simplified', 'korean'],
  ko: ['korean', 'latin', 'japanese', 'traditional', 'simplified'],
  zh_Hans: ['simplified', 'latin', 'traditional', 'japanese', 'korean'],
  zh_Hant: ['traditional', 'latin', 'simplified', 'japanese', 'korean'],
  th: ['thai', 'latin', 'japanese', 'traditional', 'simplified', 'korean'],
  ar: ['latin', 'arabic', 'japanese', 'traditional', 'simplified', 'korean'],
} as const satisfies Record<Locale, readonly Face[]>

/** Every face once: a guest's name may be written in any script, whatever language the page is in. */
const facesFor = (locale: Locale): Face[] => [...new Set<Face>([...OWN[locale], 'thai', 'arabic'])]

const resolve = createRequire(import.meta.url).resolve

export type Fonts = {
  bytes: (face: Face, weight: Weight) => Buffer
  /** The first face that can draw the character; the first of all where none can. */
  faceOf: (character: string) => Face
}

/** The fonts of one document; a font is read when the first character needs it. */
export function createFonts(locale: Locale): Fonts {
  const faces = facesFor(locale)
  const read = new Map<string, Buffer>()
  const known = new Map<Face, ReturnType<typeof create>>()

  function bytes(face: Face, weight: Weight): Buffer {
    const [name, file] = PACKAGES[face]
    const path = `@expo-google-fonts/${name}/${CUTS[weight]}/${file}_${CUTS[weight]}.ttf`
    const found = read.get(path) ?? readFileSync(resolve(path))
    read.set(path, found)
    return found
  }

  function has(face: Face, codePoint: number): boolean {
    const font = known.get(face) ?? create(bytes(face, 'regular'))
    known.set(face, font)
    return 'hasGlyphForCodePoint' in font && font.hasGlyphForCodePoint(codePoint)
  }

  const [first = 'latin'] = faces
  return {
    bytes,
    faceOf: (character) => faces.find((face) => has(face, character.codePointAt(0) ?? 0)) ?? first,
  }
}

/** A light and a motif of the scenes the provider draws: {api}/scenes/<scene>.svg */
export type Picture = { scene: string; alt: string }
export type Language = 'en' | 'ja' | 'zh-Hant' | 'ar'

export type Chapter = Picture & { id: string; title: string; text: string }

/** What one hotel says about itself in one language. */
export type Site = {
  hotelCode: string
  name: string
  headline: string
  hero: Picture
  book: string
  welcome: string
  rooms: { title: string; list: (Picture & { name: string; text: string })[] }
  chapters: Chapter[]
  address: string[]
}

export type Sites = Partial<Record<Language, Site>>

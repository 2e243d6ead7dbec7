import { ALL_SCREENS } from '../journeys/helpers/screens.ts'
import { pictureName } from './variants.ts'
import type { Variant } from './variants.ts'

const STYLE = `body { font: 16px sans-serif; margin: 16px; background: #eee; }
section { margin-block-end: 32px; }
div { display: flex; gap: 12px; overflow-x: auto; align-items: start; }
figure { margin: 0; flex: none; }
img { display: block; max-block-size: 90vh; border: 1px solid #999; background: #fff; }`

/** A page that lays the pictures of each screen side by side. */
export function galleryPage(taken: ReadonlySet<string>, variants: readonly Variant[]): string {
  const sections = ALL_SCREENS.map(({ name, route }) => {
    const figures = variants.map((variant) => pictureName(name, variant))
      .filter((picture) => taken.has(picture))
      .map((picture) => `<figure><a href="${picture}.jpg"><img src="${picture}.jpg" loading="lazy" alt=""></a><figcaption>${picture}</figcaption></figure>`) // prettier-ignore
    return figures.length ? `<section><h2>${name} (${route})</h2><div>${figures.join('')}</div></section>` : ''
  })
  return `<!doctype html><meta charset="utf-8"><title>Pictures</title><style>${STYLE}</style><h1>Pictures</h1>${sections.join('\n')}`
}

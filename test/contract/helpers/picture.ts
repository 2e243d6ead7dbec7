/** A real picture of two by two pixels. */
const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQImWOwz7ayz7ZigFAAGRIDkRdKpBgAAAAASUVORK5CYII='

export const pngBytes = (): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(PNG, 'base64'))
export const PICTURE = new File([pngBytes()], 'passport.png', { type: 'image/png' })

/** As a browser sends it. */
export function form(file: File): FormData {
  const made = new FormData()
  made.append('file', file)
  return made
}

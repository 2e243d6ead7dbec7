const ANSWERED_MS = 60_000

/** Hands the guest a file as a download: works in a page, in its shadow trees, and in a frame that allows downloads. */
export function saveFile(view: Window, content: Blob, name: string): void {
  const address = URL.createObjectURL(content)
  const link = view.document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // A telephone asks its guest first, and fetches the file when they said yes.
  view.setTimeout(() => URL.revokeObjectURL(address), ANSWERED_MS)
}

/** What other programs can read, set so that people can. */
export const saveJson = (view: Window, data: unknown, name: string): void =>
  saveFile(view, new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }), name)

/** A reservation number as part of a file's name. */
export const fileNameOf = (number: string): string => number.replaceAll(/[^\w-]/g, '')

import { safeUrl } from '../../lib/safe-url.ts'

/** A picture as the provider keeps it; what is none is known by its name beside it. */
export function FilePreview({ file }: { file: { url: string; mime: string; name: string } }) {
  const url = safeUrl(file.url)
  if (!url || !file.mime.startsWith('image/')) return null
  return <img className="file-preview" src={url} alt={file.name} width={64} height={64} decoding="async" />
}

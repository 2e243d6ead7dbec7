import { useText } from './texts.ts'

/** What stands in the place of a photograph that did not come; screens with photographs have the words of errors. */
export function usePhotoWords() {
  const t = useText()
  return { failed: t('errors.imageFailed'), dismiss: t('core.dismiss') }
}

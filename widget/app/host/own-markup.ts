/** Few houses have markup of their own, and what cleans it is long. */
export const ownMarkup = () => import('../../ui/messages/custom-markup.tsx').then((file) => file.CustomMarkup)

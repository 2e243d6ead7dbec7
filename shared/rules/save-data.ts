/** `navigator.connection` (Network Information API), which TypeScript and Safari do not know. */
export type Connection = { saveData?: boolean; effectiveType?: string }

/** A line on which nothing is fetched that nobody has asked for. */
export const savesData = ({ saveData, effectiveType = '' }: Connection): boolean =>
  saveData === true || effectiveType.includes('2g')

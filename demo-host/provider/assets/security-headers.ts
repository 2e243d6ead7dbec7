/** What every answer of the widget's origin carries (guarantee S1); a document has more (document.ts). */
export const securityHeaders = (widget: string): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  ...(widget.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
})

/** What the frame may do; README lists the same. */
export const FRAME_ATTRIBUTES = {
  allow: 'payment; clipboard-write',
  referrerpolicy: 'strict-origin',
  sandbox:
    'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-modals allow-downloads allow-top-navigation-by-user-activation',
}

/** The widget's own page in one iframe. */
export const makeFrame = (address: string): HTMLIFrameElement => {
  const frame = document.createElement('iframe')
  for (const [name, value] of Object.entries(FRAME_ATTRIBUTES)) frame.setAttribute(name, value)
  // An isolated page admits frames that ask to be isolated too, or those without anything of the browser's for their site.
  if (crossOriginIsolated) frame.setAttribute('credentialless', '')
  frame.id = 'frame'
  frame.src = address
  return frame
}

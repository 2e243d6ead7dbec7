type Press = Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'button'>

/** With a key held down a link goes where the guest wants it: a tab, a window, a file. */
export const isPlainPress = ({ metaKey, ctrlKey, shiftKey, button }: Press): boolean =>
  !metaKey && !ctrlKey && !shiftKey && button === 0

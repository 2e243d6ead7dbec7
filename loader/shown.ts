import type { Port } from '../shared/element.ts'

export type Hear = (message: Parameters<Port['post']>[0]) => void

/** The page's end of the wire, the same for a Shadow DOM and for a frame. */
export type Shown = Pick<Port, 'post' | 'stop'>

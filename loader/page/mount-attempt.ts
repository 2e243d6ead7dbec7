import type { BegunStart, Mount } from '../../shared/element.ts'
import type { MountOptions } from './attributes.ts'
import type { LinkNote } from './doctor/diagnose.ts'

/** One attempt to show the widget. */
export type MountAttempt = {
  wanted: MountOptions
  place: HTMLElement
  /** The app, or the frame that brings it. */
  app: Promise<{ mount: Mount }>
  /** What the core has asked for beside it. */
  begun: BegunStart | undefined
  /** The app is there, so nobody has to give it up any more. */
  arrived(): void
  failed(): void
  /** The app is there and could not start: the page may be the reason. Or of a link it tells something. */
  doubt(note?: LinkNote): void
  close(): void
  /** Whether the page let it happen. */
  dispatch(name: string, detail: unknown): boolean
}

/** A call on its way to the widget; an empty code keeps its promise, any other refuses it. */
export type Sent = { name: string; input: string; settle: (code: string) => void }
export type Channel = { send(sent: Sent): void; refuse(code: string): void; stop(code: string): void }

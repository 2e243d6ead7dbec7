import { atom } from 'jotai'
import type { Getter } from 'jotai'

import type { WidgetAttributes } from '../../shared/element.ts'
import type { FileAttachment } from '../../shared/model/stay/question.ts'
import type { Api, ApiSetting } from '../lib/api.ts'
import type { Host } from '../lib/host.ts'
import type { I18n } from '../lib/i18n.ts'
import type { Location } from '../lib/location/location.ts'
import type { ReportKind } from '../lib/report.ts'
import type { UploadOptions } from '../lib/files/upload.ts'

import type { Storage } from '../lib/storage.ts'

/** The machinery of one element: made by mount(), handed to every verb, never global. */
export type Environment = {
  api: Api
  /** What api works with; a domain of the hotel's own changes it (lib/own-domain). */
  setting: ApiSetting
  /** Sends a file of the guest's; throws a Failure and nothing else. */
  upload: (file: File, options: UploadOptions) => Promise<FileAttachment>
  /** Tells the provider of a mistake of ours (ERR-125). */
  report: (kind: ReportKind, problem: unknown) => void
  location: Location
  storage: Storage
  i18n: I18n
  host: Host
  attributes: WidgetAttributes
  /** The parameters the widget began with; secrets are gone from them (QUERY-046). */
  began: URLSearchParams
  /** A document of its own (frame, tab) or a place in somebody else's page. */
  isOwnDocument: boolean
  /** The window whose language, visibility and storage count. */
  view: Window
  newId: () => string
  now: () => number
}

const holderAtom = atom<Environment | null>(null)

export const environmentAtom = atom(
  (get: Getter): Environment => {
    const environment = get(holderAtom)
    if (!environment) throw new Error('not mounted')
    return environment
  },
  (_, set, environment: Environment) => set(holderAtom, environment),
)

import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { pluginFiles } from '../../demo-host/wordpress/plugin/plugin-files.ts'
import { CONTRACT } from '../../shared/contract/index.ts'
import type { Call } from '../../shared/contract/define.ts'
import { code, isTest, sources } from './sources.ts'

/** Types and endings of tables and archives. A cell that begins with = + - @ runs in whoever opens a table. */
const TABLE_OR_ARCHIVE =
  /text\/(?:csv|tab-separated)|application\/(?:x-)?(?:zip|gzip|tar|7z)|ms-excel|spreadsheetml|\.(?:csv|tsv|xlsx?|ods|zip|tgz)\b/i
/** Whoever adds a table or an archive adds its row here, and a test that its cells or paths are harmless. */
const KNOWN: Record<string, string> = {
  'shared/contract/define.ts': 'the kinds of files there are',
  'shared/contract/organizations.ts': 'the download of an organization: two tables in an archive with a password',
  'widget/features/corporate/usage/download-state.ts': 'the same, as it is saved',
  'demo-host/provider/hotel-command.ts': 'tables of a hotel as files: their cells are days, whole numbers and codes',
  'demo-host/provider/hotel-documents/night-tables.ts':
    'the same, as they are read: a code begins with a letter, a digit or _ (mistakes.test.ts), so no cell is a formula',
  'demo-host/provider/hotel-documents/put-nights.ts': 'names of these tables in what is told of their mistakes',
  'demo-host/provider/organizations/export-tables.ts':
    'the same, as it is made: csv.ts makes a formula of no cell (csv.test.ts), and the archive has the two names of this file',
  'demo-host/wordpress/plugin/make-zip.ts': 'the plugin: files of this repository, packed by whoever installs it',
}
/** What the widget hands to a browser to keep. */
const SAVED: Record<string, string> = {
  'widget/features/account/profile/account-data.tsx': "JSON, of the member's own data",
  'widget/features/checkout/confirmation/calendar-file.ts':
    'a calendar file, whose texts shared/rules/days/calendar-file.ts escapes',
  'widget/features/corporate/usage/download-state.ts': 'the archive of an organization, whose cells are no formulas',
  'widget/features/manage/personal-data/personal-data-state.ts': "JSON, of the guest's own data",
  'widget/features/manage/receipt-state.ts': 'the receipt, a PDF (S19)',
  'widget/state/reservation/add-to-wallet.ts': 'the pass of a stay: JSON and pictures, as the provider signed them',
}

describe('what can be downloaded', () => {
  const product = sources(['.ts', '.tsx'], ['shared', 'loader', 'widget', 'demo-host']).filter(
    ({ path }) => !isTest(path),
  )
  const pathsWith = (pattern: RegExp) => product.filter(({ text }) => pattern.test(code(text))).map(({ path }) => path)

  it('is a PDF or a locked archive where a call answers with a file (guarantee S20)', () => {
    const types = Object.values(CONTRACT).flatMap((table) => Object.values(table as Record<string, Call>))
    assert.deepEqual(
      [...new Set(types.flatMap(({ file }) => file ?? []))],
      ['application/pdf', 'application/vnd.apple.pkpass', 'application/zip'],
    )
  })

  it('is a table or an archive made of what a guest wrote in named places only (guarantee S20)', () => {
    assert.deepEqual(pathsWith(TABLE_OR_ARCHIVE), Object.keys(KNOWN))
    for (const example of ["reply.type('text/csv')", '`guests.csv`', "'stays.xlsx'"])
      assert.match(example, TABLE_OR_ARCHIVE)
  })

  it('is saved by the widget in named places only (guarantee S20)', () =>
    assert.deepEqual(
      pathsWith(/\bsave(?:File|Json)\(/).filter((path) => path !== 'widget/lib/files/save-file.ts'),
      Object.keys(SAVED),
    ))

  it('leads to no file outside its folder as an archive (guarantee S20)', () => {
    const paths = [...pluginFiles().keys()]
    assert.ok(paths.length > 0)
    assert.deepEqual(
      paths.filter((path) => !/^[\w.-]+(?:\/[\w.-]+)*$/.test(path) || path.split('/').includes('..')),
      [],
    )
  })
})

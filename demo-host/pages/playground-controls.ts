import { escaped } from './page.ts'

type Named = { name: string; label: string }

const labelled = ({ name, label }: Named, input: (id: string) => string) =>
  `<p><label for="control-${name}">${escaped(label)}</label>${input(`control-${name}`)}</p>`

const choice = (control: Named, ...values: string[]) =>
  labelled(
    control,
    (id) =>
      `<select id="${id}" name="${control.name}">${values
        .map((value) => `<option value="${value}">${value || 'of the page'}</option>`)
        .join('')}</select>`,
  )

const entry = (control: Named, { type = 'text', value = '', hint = '', suggests = [] as readonly string[] } = {}) =>
  labelled(control, (id) => {
    const list = suggests.length
      ? `<datalist id="${id}-list">${suggests.map((one) => `<option value="${one}">`).join('')}</datalist>`
      : ''
    const said = `${value && ` value="${escaped(value)}"`}${hint && ` placeholder="${escaped(hint)}"`}${list && ` list="${id}-list"`}`
    return `<input type="${type}" id="${id}" name="${control.name}"${said} autocomplete="off" spellcheck="false">${list}`
  })

/** Named after the attribute each of them writes. */
export const attributeControls = [
  entry(
    { name: 'hotel-code', label: 'Hotel code' },
    { value: 'shirotsuki', suggests: ['shirotsuki', 'demo', 'minato', 'kumoi', 'taipei-lan'] },
  ),
  choice({ name: 'mode', label: 'Mode' }, 'inline', 'popup', 'floating', 'tab'),
  `<p class="tick"><input type="checkbox" id="control-frame" name="frame"><label for="control-frame">In a frame</label></p>`,
  choice({ name: 'locale', label: 'Language' }, '', 'en', 'ja', 'ko', 'zh_Hans', 'zh_Hant', 'id', 'th', 'ar'),
  choice({ name: 'view', label: 'First screen' }, 'search', 'confirm', 'sign-in', 'sign-up', 'recommender'),
  entry({ name: 'segment-ids', label: 'Segments' }, { hint: '1,2' }),
  entry({ name: 'parent-origin', label: 'Parent origin' }, { hint: 'this page' }),
].join('\n')

/** Named after the search parameter each of them writes. */
export const criteriaControls = [
  entry({ name: 'checkin', label: 'Check-in' }, { hint: '2026-12-24 or +7' }),
  entry({ name: 'nights', label: 'Nights' }, { type: 'number' }),
  entry({ name: 'adults', label: 'Adults' }, { type: 'number' }),
  entry({ name: 'more', label: 'More parameters' }, { hint: 'type=plans&order=recommended' }),
].join('\n')

/** Called by their names, without an argument. */
export const METHODS = [
  'open',
  'close',
  'toggle',
  'logout',
  'refreshLogin',
  'showChatbot',
  'diagnose',
  'destroy',
] as const

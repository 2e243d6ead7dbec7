// Numbers as they are written between other words. Digits are ours already (fold-text.ts).

const HAN_DIGITS = [...'〇一二三四五六七八九']
const SAME_DIGITS: Readonly<Record<string, number>> = { 零: 0, 两: 2, 兩: 2, 俩: 2, 倆: 2, 壱: 1, 弐: 2, 参: 3 }
const SMALL_UNITS: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1_000, 천: 1_000, 백: 100 }
const LARGE_UNITS: Readonly<Record<string, number>> = { 万: 10_000, 萬: 10_000, 만: 10_000, 億: 1e8, 亿: 1e8, 억: 1e8 }

/** A character of numbers like 二十, 3万5千 or 3만 5천. */
export const HAN_NUMBER = '[〇零一二三四五六七八九两兩俩倆十百千]'
export const HAN_AMOUNT = '[\\d.,〇零一二三四五六七八九两兩十百千万萬천백만]'

/** 二十三 is 23, 3万5千 is 35,000, 1.5万 is 15,000; NaN for what is no number. */
export function hanNumber(written: string): number {
  let whole = 0
  let section = 0
  let digits = ''
  for (const sign of written.replaceAll(/[\s,]/gu, '')) {
    const small = SMALL_UNITS[sign]
    const large = LARGE_UNITS[sign]
    if (small === undefined && large === undefined) {
      digits += digitOf(sign)
      continue
    }
    if (small !== undefined) section += (digits === '' ? 1 : Number(digits)) * small
    else whole += (section + Number(digits) || 1) * (large ?? 1)
    if (large !== undefined) section = 0
    digits = ''
  }
  return whole + section + Number(digits)
}

function digitOf(sign: string): string {
  const at = HAN_DIGITS.indexOf(sign)
  return at >= 0 ? String(at) : String(SAME_DIGITS[sign] ?? sign)
}

/** 20,000 and 1.500.000 have thousands, 1.5 and 1,5 have a fraction; NaN for what is no number. */
export function writtenAmount(written: string): number {
  const plain = written.replaceAll(' ', '').replace(/[.,]+$/u, '')
  if (/^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*$/u.test(plain)) return Number(plain.replaceAll(/[.,]/gu, ''))
  return Number(plain.replaceAll(/,(?=\d{3}(?:\D|$))/gu, '').replace(',', '.'))
}

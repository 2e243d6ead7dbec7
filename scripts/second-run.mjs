// Which failed files may run a second time, and what that says.

/** More failed files than these are a defect, not a busy machine. */
const MOST_FILES = 8

/** A double booking or a lost payment in one run of five is a defect, so what is about money, stock or races runs once. */
const ABOUT_MONEY = [
  'card',
  'cards',
  'coupons',
  'double',
  'gateway',
  'gateways',
  'killed',
  'ledger',
  'one-wins',
  'paid',
  'pay',
  'paying',
  'payment',
  'payments',
  'prepaying',
  'price',
  'prices',
  'purchase',
  'stock',
  'two-tabs',
  'voucher',
  'wallets',
]
const ONCE_ONLY = new RegExp(`^test/contract/|(^|[/-])(${ABOUT_MONEY.join('|')})([-.][^/]*)?\\.test\\.tsx?$`)

const runsOnce = (file) => ONCE_ONLY.test(file.replaceAll('\\', '/'))

/** @param {string[]} failedFiles */
export function filesToRunAgain(failedFiles) {
  return failedFiles.length > MOST_FILES ? [] : failedFiles.filter((file) => !runsOnce(file))
}

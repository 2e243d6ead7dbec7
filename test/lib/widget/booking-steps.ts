import type { Translate } from '../../../locales/texts.ts'
import { TARO } from '../../contract/helpers/guest.ts'
import type { OpenResults } from './open-results.ts'

/** What a guest does from the results on, by the words of their language. */
export function bookingSteps(shown: () => OpenResults, t: Translate) {
  const sees = (title: string) => shown().until(() => shown().root.querySelector('h1')?.textContent === title)
  /** Sends the form that a button stands in. */
  async function submit(name: string | RegExp) {
    const isNamed = ({ textContent }: HTMLElement) =>
      typeof name === 'string' ? textContent === name : name.test(textContent ?? '')
    const button = await shown().until(() => shown().all('button[type=submit]').find(isNamed))
    button.closest('form')?.dispatchEvent(new window.Event('submit', { bubbles: true, cancelable: true }))
  }
  return {
    sees,
    submit,
    /** Takes a plan, of the first room that has it. */
    async choose(plan: string) {
      const offer = await shown().until(() => shown().offer(plan))
      const buttons = [...offer.querySelectorAll('button')]
      buttons.find(({ textContent }) => textContent === t('results.choose'))?.click()
      await shown().until(() => shown().button(t('results.continue')))
    },
    async toDetails() {
      await shown().press(t('results.continue'))
      await sees(t('checkout.whoComes'))
    },
    /** Into the guest form, whose terms are agreed to. */
    async introduce() {
      for (const [name, value] of Object.entries({ ...TARO, email_again: TARO.email })) {
        await shown().until(() => shown().root.querySelector(`[name="${name}"]`))
        await shown().take(`[name="${name}"]`, value)
      }
      const terms = await shown().until(() => shown().root.querySelector<HTMLInputElement>('[name="terms"]'))
      terms.click()
    },
    async toPayment() {
      await submit(t('checkout.toPayment'))
      await sees(t('checkout.howToPay'))
    },
  }
}

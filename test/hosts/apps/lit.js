import { html, LitElement, nothing } from 'lit'

import './from-package.js'

class HotelPage extends LitElement {
  static properties = { count: { state: true }, locale: { state: true }, isShown: { state: true } }

  constructor() {
    super()
    this.count = 0
    this.locale = 'en'
    this.isShown = true
  }

  // The other hosts have their buttons in the page too.
  createRenderRoot() {
    return this
  }

  render() {
    return html`<button id="count" @click=${() => this.count++}>Count ${this.count}</button>
      <button id="language" @click=${() => (this.locale = 'ja')}>Language</button>
      <button id="hide" @click=${() => (this.isShown = false)}>Hide</button>
      ${this.isShown ? html`<booking-widget hotel-code="shirotsuki" locale=${this.locale}></booking-widget>` : nothing}`
  }
}

customElements.define('hotel-page', HotelPage)
document.querySelector('#app').append(document.createElement('hotel-page'))

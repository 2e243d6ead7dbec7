import '@angular/compiler'
import { Component, CUSTOM_ELEMENTS_SCHEMA, signal } from '@angular/core'
import { bootstrapApplication } from '@angular/platform-browser'

import './from-package.js'

@Component({
  selector: '#app',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <button id="count" (click)="count.set(count() + 1)">Count {{ count() }}</button>
    <button id="language" (click)="locale.set('ja')">Language</button>
    <button id="hide" (click)="isShown.set(false)">Hide</button>
    @if (isShown()) {
      <booking-widget hotel-code="shirotsuki" [attr.locale]="locale()"></booking-widget>
    }
  `,
})
class App {
  count = signal(0)
  locale = signal('en')
  isShown = signal(true)
}

bootstrapApplication(App)

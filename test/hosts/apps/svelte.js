import { mount } from 'svelte'

import App from './app.svelte'
import './from-package.js'

mount(App, { target: document.querySelector('#app') })

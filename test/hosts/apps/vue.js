import { createApp } from 'vue'

import App from './app.vue'
import './from-package.js'

createApp(App).mount('#app')

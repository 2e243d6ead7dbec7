import { createRoot } from 'react-dom/client'

import { App } from './react.jsx'

createRoot(document.querySelector('#app')).render(<App />)

import '@etalon/ui/styles.css'
import './institute.css'
import './page.css'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'

const root = document.getElementById('root')
if (root) createRoot(root).render(<App />)

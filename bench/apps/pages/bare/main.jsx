// React alone: the least that a page drawn by it can be.
import { createRoot } from 'react-dom/client'

createRoot(document.getElementById('root')).render(
  <main>
    <nav>
      <a href="#home">Home</a>
    </nav>
    <h1>React alone</h1>
    <form>
      <input name="username" aria-label="User name" />
      <input name="password" type="password" aria-label="Password" />
    </form>
  </main>,
)

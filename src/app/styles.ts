/** The style sheet of the frame and of everything an article may hold. Bundled alone: no script comes of it. */
import '../styles/index.css'

import.meta.glob(['../{ui,chrome,prose,reference}/**/*.css'], { eager: true })

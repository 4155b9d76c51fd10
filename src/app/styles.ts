/**
 * The style sheet of the frame and of everything an article may hold. No page loads the script that comes of
 * it; the classes are exported because the bundler drops the rules of classes that nobody takes.
 */
import '../styles/index.css'

export const classes = import.meta.glob(['../{ui,chrome,prose,reference}/**/*.css'], { eager: true })

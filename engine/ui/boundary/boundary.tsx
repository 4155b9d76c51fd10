import { Component, createRef, type ReactNode } from 'react'
import { words } from '#words'
import styles from './boundary.module.css'

interface Props {
  /** What stands inside, as the message names it: "The sidebar". Needed where there is no fallback. */
  name?: string
  /** With another value, what failed before is shown again: the path of the page. */
  resetKey?: string
  /** What is shown instead of the message that it did not load. */
  fallback?: ReactNode
  /** Called when what stands inside has failed. */
  onFailure?: () => void
  children: ReactNode
}

interface State {
  hasFailed: boolean
  resetKey: string | undefined
}

/** What of a part takes the focus when the part has come back. */
const FOCUSABLE = 'a[href], button, input, summary'

/**
 * Keeps an error where it happened: what stands inside is replaced by a message and a way to try again, and
 * everything around it stays. The error itself goes to the console.
 */
export class Boundary extends Component<Props, State> {
  override state: State = { hasFailed: false, resetKey: this.props.resetKey }
  readonly #message = createRef<HTMLDivElement>()
  /** The element before the part, while the reader waits for it to be tried again. */
  #place: { parent: Element; before: Element | null } | undefined

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true }
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): State | null {
    return resetKey === state.resetKey ? null : { hasFailed: false, resetKey }
  }

  override componentDidCatch(): void {
    this.props.onFailure?.()
  }

  override componentDidUpdate(before: Props): void {
    if (before.resetKey !== this.props.resetKey) this.#place = undefined
    // The button that had the focus is gone, or another one has taken its place.
    if (!this.#place || document.activeElement !== document.body) return
    const { parent, before: previous } = this.#place
    const part = previous ? previous.nextElementSibling : parent.firstElementChild
    const next = part?.matches(FOCUSABLE) ? part : part?.querySelector(FOCUSABLE)
    if (next instanceof HTMLElement) next.focus({ preventScroll: true })
  }

  readonly #tryAgain = (): void => {
    const message = this.#message.current
    if (message?.parentElement)
      this.#place = { parent: message.parentElement, before: message.previousElementSibling }
    this.setState({ hasFailed: false })
  }

  override render(): ReactNode {
    const { name = '', fallback, children } = this.props
    if (!this.state.hasFailed) return children
    if (fallback !== undefined) return fallback
    return (
      <div className={styles.message} role="alert" ref={this.#message}>
        {`${words.didNotLoad(name)} `}
        <button type="button" className="retry" onClick={this.#tryAgain}>
          {words.tryAgain}
        </button>
      </div>
    )
  }
}

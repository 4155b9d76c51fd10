import { clsx } from 'clsx'
import { type ReactNode, useRef } from 'react'
import { STATUS_ID } from '#model/document-ids.ts'
import menu from '#ui/menu/menu.module.css'
import { words } from '#words'
import styles from './assistant.module.css'

async function markdownAt(address: string): Promise<string> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  return answer.text()
}

/** Copies the page's Markdown. @param twin its address; it is fetched at the first press. */
export function CopyPage({ twin }: { twin: string }): ReactNode {
  const markdown = useRef<HTMLElement>(null)
  const copy = async (button: HTMLButtonElement) => {
    // From the second press on it is there, and the listener of all copy buttons answers alone.
    if (button.dataset.copy !== undefined || button.ariaBusy) return
    button.ariaBusy = 'true'
    try {
      const text = await markdownAt(twin)
      if (markdown.current) markdown.current.textContent = text
      button.dataset.copy = text
      button.click()
    } catch (error) {
      console.warn('The page as Markdown did not load.', error)
      const status = document.getElementById(STATUS_ID)
      if (status) status.textContent = words.copyFailed
    } finally {
      button.ariaBusy = null
    }
  }
  return (
    <>
      <button
        type="button"
        className={clsx(menu.item, styles.copy)}
        onClick={({ currentTarget }) => void copy(currentTarget)}
      >
        {words.copyMarkdown}
      </button>
      {/* What is selected for the reader to copy where the clipboard refuses. */}
      <div className="visually-hidden" aria-hidden="true">
        <pre>
          <code ref={markdown} />
        </pre>
      </div>
    </>
  )
}

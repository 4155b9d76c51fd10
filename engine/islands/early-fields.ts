type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Sets a value past what React notes of it, as a reader does. */
function write(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
}

/** Tells the part of a choice that the reader made. */
function repeatChoice(field: HTMLInputElement): () => void {
  const { checked } = field
  return () => {
    field.checked = !checked
    field.click()
  }
}

/** Tells the part of a text that the reader typed; the caret stays where it is. */
function repeatText(field: HTMLInputElement | HTMLTextAreaElement): () => void {
  const { value, selectionStart, selectionEnd } = field
  return () => {
    // The part has taken it, or something else has been set.
    if (field.value !== value) return
    field.value = field.defaultValue
    write(field, value)
    field.dispatchEvent(new Event('input', { bubbles: true }))
    if (document.activeElement === field) field.setSelectionRange(selectionStart, selectionEnd)
    else field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  }
}

/** Tells the part of an option that the reader took. */
function repeatOption(field: HTMLSelectElement): () => void {
  const { value } = field
  return () => {
    write(field, value)
    field.dispatchEvent(new Event('change', { bubbles: true }))
  }
}

/** What tells a part of a field's content; undefined while the field holds what the page gave it. */
function repeatOf(field: Field): (() => void) | undefined {
  if (field instanceof HTMLSelectElement) {
    const initial = [...field.options].find(option => option.defaultSelected) ?? field.options[0]
    return initial?.selected === false ? repeatOption(field) : undefined
  }
  if (field.type === 'radio' || field.type === 'checkbox') {
    const { type, checked, defaultChecked } = field as HTMLInputElement
    const isSet = checked !== defaultChecked && (checked || type === 'checkbox')
    return isSet ? repeatChoice(field as HTMLInputElement) : undefined
  }
  // A range tells its place by itself.
  return field.type !== 'range' && field.value !== field.defaultValue
    ? repeatText(field)
    : undefined
}

/**
 * Notes what the reader has entered in the fields of an island before it could hear of it.
 * @returns what tells the island, once it answers.
 */
export function earlyFields(island: HTMLElement): () => void {
  const fields = [...island.querySelectorAll<Field>('input, textarea, select')]
  const repeats = fields
    .filter(field => field.closest('[data-slot], [data-island]') === island)
    .flatMap(field => repeatOf(field) ?? [])
  return () => {
    for (const repeat of repeats) repeat()
  }
}

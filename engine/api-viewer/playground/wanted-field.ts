import { reveal } from '#ui/reveal.ts'

/** The parameter whose field is to have the caret once its form is there. */
let wanted: string | undefined

/** Puts the caret into the field of a parameter, also where it is folded away. @returns whether the form has it. */
function enterField(form: Element, parameter: string): boolean {
  const field = form.querySelector<HTMLElement>(
    `[data-parameter="${CSS.escape(parameter)}"] [aria-required]`,
  )
  if (!field) return false
  reveal(field)
  field.focus()
  return true
}

/** Puts the caret into the field that was asked for before this form was there. */
export function enterWantedField(form: Element): void {
  if (wanted !== undefined && enterField(form, wanted)) wanted = undefined
}

/**
 * Leads from a parameter to its field: into the form of its call, which is opened when it is not.
 * @param call the section of the call
 * @param parameter its fragment
 * @returns whether the call has a form
 */
export function goToField(call: Element, parameter: string): boolean {
  const button = call.querySelector<HTMLButtonElement>('[data-opens-form]')
  if (!button) return false
  const form = call.querySelector('form')
  if (form) return enterField(form, parameter)
  wanted = parameter
  // A press while it loads would cancel it.
  if (button.getAttribute('aria-busy') !== 'true') button.click()
  return true
}

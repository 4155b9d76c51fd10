const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** A text as XML has it, in elements and in attributes. */
export function xmlText(text: string): string {
  return text.replace(/[&<>"]/g, sign => ESCAPES[sign] ?? sign)
}

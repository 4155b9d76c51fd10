/**
 * Has the file with all rules fetched where the browser has refused those within the page: a host may have the pages of a
 * release before its policy, which does not name their rules. Until the file is there the page is plain, and can be read.
 */
export function fetchRefusedRules(): void {
  // Rules that are refused make no sheet.
  if ([...document.querySelectorAll('style')].every(({ sheet }) => sheet)) return
  document.querySelector('link[disabled]')?.removeAttribute('disabled')
}
